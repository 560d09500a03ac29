/** The acts of operators, as the audit log names them. */
export const ACTS = [
  'order.cancel',
  'order.refund',
  'order.mail',
  'order.help',
  'restaurant.suspend',
  'restaurant.lift',
  'user.suspend',
  'user.lift',
  'user.sign_out',
  'user.picture',
  'review.hide',
  'review.restore',
  'picture.hide',
  'picture.restore',
  'report.dismiss',
] as const
export type ActName = (typeof ACTS)[number]

/** The kinds of things that operators act on. A picture has the hash of its bytes as its id. */
export const SUBJECT_KINDS = ['order', 'restaurant', 'user', 'review', 'picture'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

/** The kind and the id of what an operator acts on, as in 'order 7'. */
export type Subject = `${SubjectKind} ${number | string}`

type Facts = Readonly<Record<string, string | number | null>>

/** What an act changed, for the audit log: the facts before it and after it. */
export type Act = { before: Facts; after: Facts }

/** The result of an operator's act. The type keeps a handler from leaving the entry out. */
export type Acted<View> = { view: View; act: Act }
