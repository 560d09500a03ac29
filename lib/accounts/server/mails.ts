import 'server-only'
import { untilText } from '@/lib/date-text'
import type { Deps } from '@/lib/db/deps'
import { env } from '@/lib/env'
import type { MailKind } from '@/lib/mail/rules/kinds'
import type { Block, Letter } from '@/lib/mail/rules/letter'
import type { Compose, DueMail } from '@/lib/mail/server/outbox'
import { makeLink } from './mailed-links'
import { findUserSuspension } from './suspensions'

type Account = { id: number; firstName: string; email: string | null; emailVerifiedAt: Date | null }
type Write = (account: Account, mail: DueMail, deps: Deps) => Promise<Letter | null>

const NOT_YOU = { text: 'If this was not you, somebody else may know your password. Set a new one at once.' }

const letter = (subject: string, preview: string, blocks: readonly Block[]): Letter => ({
  subject,
  preview,
  blocks: [{ heading: subject }, ...blocks],
})

/** Writes the mails about an account, by kind. */
const WRITERS: Partial<Record<MailKind, Write>> = {
  welcome: async (user, mail, deps) =>
    letter('Welcome to Plateful', 'Your account is ready.', [
      { text: `${user.firstName}, your account is ready, with money in your wallet for the first orders.` },
      { button: 'Find something to eat', href: `${env.APP_URL}/home` },
      ...(user.emailVerifiedAt || user.email !== mail.address ? [] : await verification(user.id, mail, deps)),
    ]),
  verify: async (user, mail, deps) =>
    user.emailVerifiedAt || user.email !== mail.address
      ? null
      : letter(
          'Verify your email',
          'One press, and we know that we reach you.',
          await verification(user.id, mail, deps),
        ),
  password_reset: async (user, { address }, deps) => {
    const token = await makeLink({ kind: 'reset', userId: user.id, address }, deps)
    return letter('Set a new password', 'The link works once, for an hour.', [
      { text: `${user.firstName}, somebody asked for a new password for your account.` },
      { button: 'Set a new password', href: `${env.APP_URL}/reset#token=${token}` },
      { text: 'The link works once, for an hour. If you did not ask for it, you need not do anything.' },
    ])
  },
  password_changed: async () =>
    letter('Your password was changed', 'All other devices are signed out.', [
      { text: 'Your password was changed, and all other devices are signed out.' },
      NOT_YOU,
      { button: 'Set a new password', href: `${env.APP_URL}/forgot` },
    ]),
  email_changed: async (user) =>
    letter('Your email was changed', 'You log in with the new one from now on.', [
      { text: `The email of your account is ${user.email} now. You log in with it from now on.` },
      NOT_YOU,
      { button: 'Open your account', href: `${env.APP_URL}/account` },
    ]),
  codes_refused: async () =>
    letter('Somebody knows your password', 'Wrong codes were entered after it.', [
      {
        text: 'Somebody gave your password and then several wrong codes. Codes of your device are refused for a while.',
      },
      { text: 'Your recovery codes work all the time. If this was not you, set a new password at once.' },
      { button: 'Set a new password', href: `${env.APP_URL}/forgot` },
    ]),
  account_suspended: async (user, _, { db, now }) => {
    const suspension = await findUserSuspension(user.id, { tx: db.read, now })
    if (!suspension) return null
    const until = untilText(suspension.until, env.DEFAULT_TIME_ZONE)
    return letter('Your account is suspended', suspension.reason, [
      { text: `${user.firstName}, Plateful has suspended your account ${until}.` },
      { text: `Reason: ‘${suspension.reason}’` },
      { text: 'You cannot order or review meanwhile. Open orders go on. Logging in lets you download your data.' },
    ])
  },
  account_lifted: async (user, _, { db, now }) =>
    (await findUserSuspension(user.id, { tx: db.read, now }))
      ? null
      : letter('Your account works again', 'The suspension has ended.', [
          { text: `${user.firstName}, the suspension of your account has ended. Please log in again.` },
          { button: 'Log in', href: `${env.APP_URL}/login` },
        ]),
}

async function verification(userId: number, { address }: DueMail, deps: Deps): Promise<Block[]> {
  const token = await makeLink({ kind: 'verify', userId, address }, deps)
  return [
    { text: 'Please verify your email, so that you can always get back into your account. The link works for a week.' },
    { button: 'Verify your email', href: `${env.APP_URL}/verify#token=${token}` },
  ]
}

/** Writes a mail about an account. For a forgotten password, finds the account by the address, if there is one. */
export const composeAccountMail: Compose = async (mail, deps) => {
  const user = await deps.db.read.user.findFirst({
    where: mail.userId === null ? { email: mail.address, demo: false } : { id: mail.userId },
    select: { id: true, firstName: true, email: true, emailVerifiedAt: true },
  })
  return (user && (await WRITERS[mail.kind]?.(user, mail, deps))) ?? null
}
