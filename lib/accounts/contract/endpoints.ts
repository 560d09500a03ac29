import * as z from 'zod/mini'
import { deletedOut, errorOut, messageOut } from '@/lib/contract/answers'
import { PICTURE_LIMIT, type Rows } from '@/lib/contract/endpoint'
import { changePasswordBody, deleteAccountBody, forgotBody, resetBody, verifyBody } from './password-schemas'
import { personalDataOut, personalDataToWire } from './personal-data'
import { loginBody, pictureBody, profileBody, restoredOut, signupBody, userOut } from './schemas'
import { sessionsAnswer } from './session-schemas'
import { profileChange, restoredToWire, sessionsToWire, userToWire } from './wire'

export const authEndpoints = {
  getSession: {
    summary:
      'Restores the session: the user with the ids of the liked menu items and restaurants, or errors when not signed in',
    auth: 'optional',
    answer: z.union([restoredOut, errorOut]),
    toWire: restoredToWire,
  },
  logIn: {
    summary: 'Logs in by email or phone number',
    auth: 'public',
    body: loginBody,
    answer: userOut,
    toWire: userToWire,
    limits: ['logins'],
  },
  signUp: {
    summary: 'Creates an account, or completes the one of a guest',
    auth: 'optional',
    body: signupBody,
    answer: userOut,
    toWire: userToWire,
    status: 201,
    limits: ['signups'],
  },
  continueAsGuest: {
    summary: 'Creates a guest account and signs it in',
    auth: 'public',
    answer: userOut,
    toWire: userToWire,
    status: 201,
    limits: ['guests'],
  },
  logOut: {
    summary: 'Ends the session of this browser',
    auth: 'optional',
    answer: messageOut,
  },
  forgotPassword: {
    summary: 'Sends a link that sets a new password, if the email has an account',
    auth: 'public',
    body: forgotBody,
    answer: messageOut,
    limits: ['recoveries'],
  },
  resetPassword: {
    summary: 'Sets a new password by a mailed link; all sessions end',
    auth: 'public',
    body: resetBody,
    answer: messageOut,
    limits: ['recoveries'],
  },
  verifyEmail: {
    summary: 'Verifies an email by a mailed link',
    auth: 'public',
    body: verifyBody,
    answer: messageOut,
    limits: ['recoveries'],
  },
  sendVerification: {
    summary: "Sends a link that verifies the caller's email",
    auth: 'account',
    answer: messageOut,
    limits: ['verifications'],
  },
  getSessions: {
    summary: 'Where the caller is signed in',
    auth: 'account',
    answer: sessionsAnswer,
    toWire: sessionsToWire,
  },
  endSession: {
    summary: 'Ends one session of the caller',
    auth: 'account',
    answer: deletedOut,
  },
  signOutEverywhere: {
    summary: "Ends the caller's sessions in all other browsers",
    auth: 'account',
    answer: messageOut,
  },
} as const satisfies Rows

export const userEndpoints = {
  updateProfile: {
    summary: "Updates the caller's profile",
    auth: 'user',
    body: profileBody,
    toInput: profileChange,
    answer: userOut,
    toWire: userToWire,
    limitsPasswords: true,
  },
  updatePicture: {
    summary: "Updates the caller's profile and picture; an account keeps at most 50 MB of uploaded pictures",
    auth: 'account',
    body: pictureBody,
    toInput: profileChange,
    bodyLimit: PICTURE_LIMIT,
    answer: userOut,
    toWire: userToWire,
    limitsPasswords: true,
    limits: ['uploadsFromAddress', 'uploads'],
  },
  changePassword: {
    summary: "Changes the caller's password; all other sessions end",
    auth: 'account',
    body: changePasswordBody,
    answer: messageOut,
    limits: ['passwordChecks'],
  },
  deleteAccount: {
    summary: 'Deletes the account of the caller, who has neither an order under way nor a restaurant',
    auth: 'account',
    body: deleteAccountBody,
    answer: messageOut,
    limits: ['passwordChecks'],
  },
  getPersonalData: {
    summary: 'All that is kept about the caller',
    auth: 'account',
    answer: personalDataOut,
    toWire: personalDataToWire,
    limits: ['downloads'],
  },
  demoLogIn: {
    summary: 'Logs in to a demo account',
    auth: 'public',
    answer: userOut,
    toWire: userToWire,
    limits: ['demoLogins'],
  },
} as const satisfies Rows
