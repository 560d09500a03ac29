/** The events that send a mail. */
export const MAIL_KINDS = [
  'welcome',
  'verify',
  'password_reset',
  'password_changed',
  'email_changed',
  'codes_refused',
  'order_placed',
  'order_canceled',
  'order_refunded',
  'order_for_owner',
  'invitation',
  'help_for_owner',
  'help_answered',
  'account_suspended',
  'account_lifted',
  'restaurant_suspended',
  'restaurant_lifted',
  'restaurant_approved',
  'thing_hidden',
  'thing_restored',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]
