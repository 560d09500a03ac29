import * as z from 'zod/mini'
import { deletedOut, errorOut, messageOut } from '@/lib/contracts/answers'
import { PATHS } from '@/lib/contracts/paths'
import { sessionsAnswer } from '@/lib/contracts/sessions'
import { loginBody, signupBody, userOut } from '@/lib/contracts/users'
import { type Endpoint, withId } from './endpoint'

export const authEndpoints = {
  getSession: {
    ...PATHS.getSession,
    summary: 'Restores the session: the user, or errors when not signed in',
    auth: 'optional',
    answer: z.union([userOut, errorOut]),
    status: 200,
  },
  logIn: {
    ...PATHS.logIn,
    summary: 'Logs in by email or phone number',
    auth: 'public',
    body: loginBody,
    answer: userOut,
    status: 200,
    limits: ['logins'],
  },
  signUp: {
    ...PATHS.signUp,
    summary: 'Creates an account, or completes the one of a guest',
    auth: 'optional',
    body: signupBody,
    answer: userOut,
    status: 201,
    limits: ['signups'],
  },
  continueAsGuest: {
    ...PATHS.continueAsGuest,
    summary: 'Creates a guest account and signs it in',
    auth: 'public',
    answer: userOut,
    status: 201,
    limits: ['guests'],
    addition: true,
  },
  logOut: {
    ...PATHS.logOut,
    summary: 'Ends the session of this browser',
    auth: 'optional',
    answer: messageOut,
    status: 200,
  },
  getSessions: {
    ...PATHS.getSessions,
    summary: 'Where the caller is signed in',
    auth: 'account',
    answer: sessionsAnswer,
    status: 200,
    addition: true,
  },
  endSession: {
    ...PATHS.endSession,
    summary: 'Ends one session of the caller',
    auth: 'account',
    params: withId,
    answer: deletedOut,
    status: 200,
    addition: true,
  },
  signOutEverywhere: {
    ...PATHS.signOutEverywhere,
    summary: "Ends the caller's sessions in all other browsers",
    auth: 'account',
    answer: messageOut,
    status: 200,
    addition: true,
  },
} as const satisfies Record<string, Endpoint>
