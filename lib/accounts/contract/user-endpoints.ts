import { PICTURE_LIMIT, type Rows } from '@/lib/contract/endpoint'
import { pictureBody, profileBody, userOut } from './schemas'

export const userEndpoints = {
  updateProfile: {
    summary: "Updates the caller's profile",
    auth: 'user',
    body: profileBody,
    answer: userOut,
  },
  updatePicture: {
    summary: "Updates the caller's profile and picture; an account keeps at most 50 MB of uploaded pictures",
    auth: 'account',
    body: pictureBody,
    bodyLimit: PICTURE_LIMIT,
    answer: userOut,
    limits: ['uploadsFromAddress', 'uploads'],
  },
  demoLogIn: {
    summary: 'Logs in to a demo account',
    auth: 'public',
    answer: userOut,
    limits: ['demoLogins'],
  },
} as const satisfies Rows
