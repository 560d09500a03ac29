import { imageBody, imageOut } from '@/lib/contracts/images'
import { PATHS } from '@/lib/contracts/paths'
import { type Endpoint, PICTURE_LIMIT } from './endpoint'

export const imageEndpoints = {
  uploadImage: {
    ...PATHS.uploadImage,
    summary: 'Stores a picture; at most 50 MB an account, and for a day unless something refers to it',
    auth: 'account',
    body: imageBody,
    bodyLimit: PICTURE_LIMIT,
    answer: imageOut,
    status: 201,
    limits: ['uploadsFromAddress', 'uploads'],
    addition: true,
  },
} as const satisfies Record<string, Endpoint>
