import { PICTURE_LIMIT, type Rows } from '@/lib/contract/endpoint'
import { imageBody, imageOut } from './schemas'

export const imageEndpoints = {
  uploadImage: {
    summary: 'Stores a picture; at most 50 MB an account, and for a day unless something refers to it',
    description:
      'A data URL of PNG, JPEG, WebP, GIF or AVIF, up to 5 MB. It is stored as WebP without metadata and answered under its hash.',
    auth: 'account',
    body: imageBody,
    bodyLimit: PICTURE_LIMIT,
    answer: imageOut,
    status: 201,
    limits: ['uploadsFromAddress', 'uploads'],
  },
} as const satisfies Rows
