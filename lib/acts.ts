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

type Facts = Readonly<Record<string, string | number | null>>

/** The audit log's part of an act: what was changed, as in 'order 7', how it was and how it is, and why. */
export type Act = { subject: string; before: Facts; after: Facts; reason: string }

/** The result of an operator's act. The type keeps a handler from leaving the entry out. */
export type Acted<View> = { view: View; act: Act }
