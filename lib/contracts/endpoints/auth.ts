import { z } from 'zod'
import { deletedOut, errorOut, messageOut } from '@/lib/contracts/answers'
import { sessionsAnswer } from '@/lib/contracts/sessions'
import { loginBody, signupBody, userOut } from '@/lib/contracts/users'
import { type Endpoint, withId } from './endpoint'

export const authEndpoints = {
  getSession: {
    method: 'GET',
    path: '/api/auth',
    slash: true,
    summary: 'Restores the session: the user, or errors when not signed in',
    auth: 'optional',
    answer: z.union([userOut, errorOut]),
    status: 200,
  },
  logIn: {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Logs in by email or phone number',
    auth: 'public',
    body: loginBody,
    answer: userOut,
    status: 200,
    limits: ['logins'],
  },
  signUp: {
    method: 'POST',
    path: '/api/auth/signup',
    summary: 'Creates an account, or completes the one of a guest',
    auth: 'optional',
    body: signupBody,
    answer: userOut,
    status: 201,
    limits: ['signups'],
  },
  continueAsGuest: {
    method: 'POST',
    path: '/api/auth/guest',
    summary: 'Creates a guest account and signs it in',
    auth: 'public',
    answer: userOut,
    status: 201,
    limits: ['guests'],
    addition: true,
  },
  logOut: {
    method: 'GET',
    path: '/api/auth/logout',
    summary: 'Ends the session of this browser',
    auth: 'optional',
    answer: messageOut,
    status: 200,
  },
  getSessions: {
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'Where the caller is signed in',
    auth: 'account',
    answer: sessionsAnswer,
    status: 200,
    addition: true,
  },
  endSession: {
    method: 'DELETE',
    path: '/api/auth/sessions/{id}',
    summary: 'Ends one session of the caller',
    auth: 'account',
    params: withId,
    answer: deletedOut,
    status: 200,
    addition: true,
  },
  signOutEverywhere: {
    method: 'POST',
    path: '/api/auth/sign-out-everywhere',
    summary: "Ends the caller's sessions in all other browsers",
    auth: 'account',
    answer: messageOut,
    status: 200,
    addition: true,
  },
} as const satisfies Record<string, Endpoint>
