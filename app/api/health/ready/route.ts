import { db } from '@/lib/db/client'
import { methodNotAllowed } from '@/lib/http/not-found'
import { countWaitingMails } from '@/lib/mail/server/outbox'
import { healthAnswer } from '../answer'

/** GET /api/health/ready: the checks of /api/health, and the number of waiting mails. */
export const GET = () => healthAnswer(async () => ({ waitingMails: await countWaitingMails({ db }) }))

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
