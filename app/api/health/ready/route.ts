import { db } from '@/lib/db/client'
import { methodNotAllowed } from '@/lib/http/not-found'
import { countWaitingMails } from '@/lib/mail/server/outbox'
import { healthAnswer } from '../answer'

/** GET /api/health/ready: whether this process can take requests, as checked by /api/health, and how many mails wait. */
export const GET = () => healthAnswer(async () => ({ waitingMails: await countWaitingMails({ db }) }))

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
