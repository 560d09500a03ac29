import 'server-only'
import type { User } from '@/lib/accounts/server/shapes'
import type { Acted, ActName } from '@/lib/acts'
import { ERROR_TEXTS } from '@/lib/contract/error-texts'
import { type Db, within } from '@/lib/db/database'
import { insertRows } from '@/lib/db/insert-rows'
import { AppError } from '@/lib/errors'
import { isOwnMatter } from '@/lib/operate/server/own-matters'
import { REQUEST_ID_HEADER } from './respond'

type ActInput = { user: User; db: Db; now: Date; request: Request }

/**
 * Runs an operator's act and writes its entry of the audit log, in one transaction: neither is there without the other.
 * The operator must still be one, and leaves own matters to another. Throws `not_found` and `forbidden`.
 */
export function audited<Input extends ActInput, View>(
  name: ActName,
  handle: (input: Input) => Promise<Acted<View>>,
): (input: Input) => Promise<View> {
  return (input) =>
    input.db.write(async (tx) => {
      const { user, now, request } = input
      if ((await tx.operator.count({ where: { userId: user.id } })) === 0) throw new AppError('not_found', 'Not found')
      const { view, act } = await handle({ ...input, db: within(tx) })
      // After the act, whose subject only its handler knows; the refusal undoes it.
      if (await isOwnMatter(act.subject, user.id, tx)) throw new AppError('forbidden', ERROR_TEXTS.ownMatter)
      const entry = {
        at: now,
        operatorId: user.id,
        operator: user.email ?? '',
        act: name,
        subject: act.subject,
        before: JSON.stringify(act.before),
        after: JSON.stringify(act.after),
        reason: act.reason,
        requestId: request.headers.get(REQUEST_ID_HEADER) ?? '',
      }
      await insertRows(tx, 'AuditEntry', [entry])
      return view
    })
}
