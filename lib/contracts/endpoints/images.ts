import { imageBody, imageOut } from '@/lib/contracts/images'
import { PICTURE_LIMIT, type Rows } from './endpoint'

export const imageEndpoints = {
  uploadImage: {
    summary: 'Stores a picture; at most 50 MB an account, and for a day unless something refers to it',
    auth: 'account',
    body: imageBody,
    bodyLimit: PICTURE_LIMIT,
    answer: imageOut,
    status: 201,
    limits: ['uploadsFromAddress', 'uploads'],
  },
} as const satisfies Rows
