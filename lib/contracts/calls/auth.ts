import { z } from 'zod'
import { errorOut, messageOut } from '@/lib/contracts/answers'
import { loginBody, signupBody, userOut } from '@/lib/contracts/users'
import type { Operation } from './operation'

export const authOperations = {
  getSession: {
    method: 'GET',
    path: '/api/auth',
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
    summary: 'Logs out',
    auth: 'public',
    answer: messageOut,
    status: 200,
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
} as const satisfies Record<string, Operation>
