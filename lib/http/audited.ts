import 'server-only'
import type { User } from '@/lib/accounts/server/shapes'
import type { Acted, ActName, Subject, SubjectKind } from '@/lib/acts'
import type { Tx } from '@/lib/db/database'
import { insertRows } from '@/lib/db/insert-rows'
import { REQUEST_ID_HEADER } from './respond'

/** An operator's act as its call states it: its name, what it is about, and why. */
export type AskedAct = { name: ActName; subject: Subject; reason: string }

/** The parts of calls that say what an act is about; the schemas of their endpoints have checked them. */
type ActInput = { reason: string; hash?: string; thing?: { kind: SubjectKind; id: number | string } }

/** Reads an act from its call: it is about the thing in the body, the picture with the hash, or the id in the path. */
export function askedAct(
  name: ActName,
  { params, body }: { params?: { id: number } | undefined; body: unknown },
): AskedAct {
  const { reason, hash, thing } = body as ActInput
  // The name of an act begins with the kind of its subject, except where the body names a thing.
  const { kind, id } = thing ?? { kind: name.split('.')[0] as SubjectKind, id: params?.id ?? hash }
  return { name, subject: `${kind} ${id ?? ''}`, reason }
}

type Done = { act: AskedAct; result: Acted<unknown>; operator: User; at: Date; request: Request }

/** Writes an act into the audit log, in the transaction of the act: neither is stored without the other. */
export async function writeAuditEntry({ act, result, operator, at, request }: Done, tx: Tx): Promise<void> {
  const entry = {
    at,
    operatorId: operator.id,
    operator: operator.email ?? '',
    act: act.name,
    subject: act.subject,
    before: JSON.stringify(result.act.before),
    after: JSON.stringify(result.act.after),
    reason: act.reason,
    requestId: request.headers.get(REQUEST_ID_HEADER) ?? '',
  }
  await insertRows(tx, 'AuditEntry', [entry])
}
