import { PATHS } from '@/lib/contracts/paths'
import { amountBody, pictureBody, profileBody, userOut } from '@/lib/contracts/users'
import { type Endpoint, PICTURE_LIMIT, withId } from './endpoint'

export const userEndpoints = {
  addFunds: {
    ...PATHS.addFunds,
    summary: "Adds to the caller's wallet",
    auth: 'account',
    params: withId,
    body: amountBody,
    answer: userOut,
    status: 200,
    idempotent: true,
  },
  deductFunds: {
    ...PATHS.deductFunds,
    summary: "Takes from the caller's wallet",
    auth: 'account',
    params: withId,
    body: amountBody,
    answer: userOut,
    status: 200,
    idempotent: true,
  },
  updateProfile: {
    ...PATHS.updateProfile,
    summary: "Updates the caller's profile",
    auth: 'user',
    params: withId,
    body: profileBody,
    answer: userOut,
    status: 200,
  },
  updatePicture: {
    ...PATHS.updatePicture,
    summary: "Updates the caller's profile and picture; an account keeps at most 50 MB of uploaded pictures",
    auth: 'account',
    params: withId,
    body: pictureBody,
    bodyLimit: PICTURE_LIMIT,
    answer: userOut,
    status: 200,
    limits: ['uploadsFromAddress', 'uploads'],
  },
  demoLogIn: {
    ...PATHS.demoLogIn,
    summary: 'Logs in to a demo account',
    auth: 'public',
    params: withId,
    answer: userOut,
    status: 200,
    limits: ['demoLogins'],
  },
} as const satisfies Record<string, Endpoint>
