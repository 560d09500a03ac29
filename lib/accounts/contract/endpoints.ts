import * as z from 'zod/mini'
import { deletedOut, errorOut, messageOut } from '@/lib/contract/answers'
import { PICTURE_LIMIT, type Rows } from '@/lib/contract/endpoint'
import {
  changePasswordBody,
  codeBody,
  confirmPasswordBody,
  deleteAccountBody,
  forgotBody,
  resetBody,
  verifyBody,
} from './password-schemas'
import { personalDataOut, personalDataToWire } from './personal-data'
import { loginBody, pictureBody, profileBody, restoredOut, signupBody, userOut } from './schemas'
import { sessionsAnswer } from './session-schemas'
import { profileChange, restoredToWire, sessionsToWire, userToWire } from './wire'

export const authEndpoints = {
  getSession: {
    summary:
      'Restores the session: the user with the ids of the liked menu items and restaurants, or errors when not signed in',
    description:
      'Answers 200 in both cases: a page asks before it knows whether anybody is signed in. It also sets the anti-forgery cookie.',
    auth: 'optional',
    answer: z.union([restoredOut, errorOut]),
    toWire: restoredToWire,
  },
  logIn: {
    summary: 'Logs in by email or phone number',
    description:
      'Starts a session that lasts 14 days and ends the previous one of this browser. Wrong passwords and unknown accounts get the same answer after the same time. An account with a second factor gets 401 with `kind` "code_required": its session opens nothing before the code. A suspended person gets 403 with `kind` "suspended", `reason`, `until` and `userId`: the session opens nothing but the download of the data and the logout.',
    failures: [401, 403],
    auth: 'public',
    body: loginBody,
    answer: userOut,
    toWire: userToWire,
    limits: ['logins'],
  },
  enterCode: {
    summary: 'The second step of a login that asks for a code',
    description:
      'Takes the code of the device, or a recovery code, within 10 minutes of the password. Each code works once.',
    failures: [401],
    auth: 'public',
    body: codeBody,
    answer: userOut,
    toWire: userToWire,
    limits: ['logins'],
  },
  confirmPassword: {
    summary: "Takes an operator's password again",
    description: 'After it, acts on money are allowed for 15 minutes.',
    auth: 'operator',
    body: confirmPasswordBody,
    answer: messageOut,
    limits: ['passwordChecks'],
  },
  signUp: {
    summary: 'Creates an account, or completes the one of a guest',
    description: 'Asks for a name, an email or a phone number, and a password. A guest who signs up keeps the account.',
    auth: 'optional',
    body: signupBody,
    answer: userOut,
    toWire: userToWire,
    status: 201,
    limits: ['signups'],
  },
  continueAsGuest: {
    summary: 'Creates a guest account and signs it in',
    description: 'A guest can browse and fill a cart, and is removed 30 days after the last visit.',
    auth: 'public',
    answer: userOut,
    toWire: userToWire,
    status: 201,
    limits: ['guests'],
  },
  logOut: {
    summary: 'Ends the session of this browser',
    description: 'Answers our own pages and typed addresses only, since a GET has no anti-forgery token.',
    failures: [403],
    auth: 'optional',
    whileSuspended: true,
    answer: messageOut,
  },
  forgotPassword: {
    summary: 'Sends a link that sets a new password, if the email has an account',
    description: 'The answer is the same for known and unknown addresses. The link works once, for an hour.',
    auth: 'public',
    body: forgotBody,
    answer: messageOut,
    limits: ['recoveries'],
  },
  resetPassword: {
    summary: 'Sets a new password by a mailed link; all sessions end',
    description: 'Takes the token of the link. It signs nobody in.',
    auth: 'public',
    body: resetBody,
    answer: messageOut,
    limits: ['recoveries'],
  },
  verifyEmail: {
    summary: 'Verifies an email by a mailed link',
    description:
      'Takes the token of the link, which works once, for a week. Nothing but the account page depends on it.',
    auth: 'public',
    body: verifyBody,
    answer: messageOut,
    limits: ['recoveries'],
  },
  sendVerification: {
    summary: "Sends a link that verifies the caller's email",
    description: 'The account needs an email. Demo accounts get no mail and are refused.',
    auth: 'account',
    answer: messageOut,
    limits: ['verifications'],
  },
  getSessions: {
    summary: 'Where the caller is signed in',
    description: 'At most 50, used last first, with browser and system in words; `current` is the one that asks.',
    auth: 'account',
    answer: sessionsAnswer,
    toWire: sessionsToWire,
  },
  endSession: {
    summary: 'Ends one session of the caller',
    description: 'Closes its streams of events within a second.',
    auth: 'account',
    answer: deletedOut,
  },
  signOutEverywhere: {
    summary: "Ends the caller's sessions in all other browsers",
    description: 'This browser stays signed in.',
    auth: 'account',
    answer: messageOut,
  },
} as const satisfies Rows

export const userEndpoints = {
  updateProfile: {
    summary: "Updates the caller's profile",
    description:
      'Changes the fields that are sent. A new email asks for the password in a session older than 15 minutes, and a mail tells the old address.',
    auth: 'user',
    ownAccount: true,
    body: profileBody,
    toInput: profileChange,
    answer: userOut,
    toWire: userToWire,
    limitsPasswords: true,
  },
  updatePicture: {
    summary: "Updates the caller's profile and picture; an account keeps at most 50 MB of uploaded pictures",
    description:
      'Like the update of the profile, with a picture as a data URL or an address. The picture is stored without its metadata.',
    auth: 'account',
    ownAccount: true,
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
    description: 'Needs the current password. A mail tells that it was changed.',
    auth: 'account',
    ownAccount: true,
    body: changePasswordBody,
    answer: messageOut,
    limits: ['passwordChecks'],
  },
  deleteAccount: {
    summary: 'Deletes the account of the caller, who has neither an order under way nor a restaurant',
    description:
      'Needs the password. Orders, payments and reviews stay without the person; everything else is removed.',
    auth: 'account',
    ownAccount: true,
    body: deleteAccountBody,
    answer: messageOut,
    limits: ['passwordChecks'],
  },
  getPersonalData: {
    summary: 'All that is kept about the caller',
    description:
      'One document with profile, orders, wallet, reviews, likes, restaurants, memberships, invitations, sessions, pictures and mails.',
    auth: 'account',
    ownAccount: true,
    whileSuspended: true,
    answer: personalDataOut,
    toWire: personalDataToWire,
    limits: ['downloads'],
    heavy: true,
  },
  demoLogIn: {
    summary: 'Logs in to a demo account',
    description:
      'Without a password, for the accounts that the demo data marks as such. A site may switch it off. A suspended account is refused as at a login.',
    failures: [403],
    auth: 'public',
    answer: userOut,
    toWire: userToWire,
    limits: ['demoLogins'],
  },
} as const satisfies Rows
