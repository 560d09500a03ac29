import 'server-only'
import { composeAccountMail } from '@/lib/accounts/server/mails'
import type { MailKind } from '@/lib/mail/rules/kinds'
import type { Compose } from '@/lib/mail/server/outbox'
import { composeHelpMail, composeHelpMailForOwner } from '@/lib/orders/server/help-mails'
import { composeOrderMail, composeOwnerMail } from '@/lib/orders/server/mails'
import { composeInvitation } from '@/lib/restaurants/server/invitation-mail'
import { composeSuspensionMail } from '@/lib/restaurants/server/suspension-mails'
import { composeHidingMail } from '@/lib/reviews/server/hiding-mails'

const COMPOSERS: Record<MailKind, Compose> = {
  welcome: composeAccountMail,
  verify: composeAccountMail,
  password_reset: composeAccountMail,
  password_changed: composeAccountMail,
  email_changed: composeAccountMail,
  codes_refused: composeAccountMail,
  order_placed: composeOrderMail,
  order_canceled: composeOrderMail,
  order_refunded: composeOrderMail,
  order_for_owner: composeOwnerMail,
  invitation: composeInvitation,
  help_for_owner: composeHelpMailForOwner,
  help_answered: composeHelpMail,
  account_suspended: composeAccountMail,
  account_lifted: composeAccountMail,
  restaurant_suspended: composeSuspensionMail,
  restaurant_lifted: composeSuspensionMail,
  restaurant_approved: composeSuspensionMail,
  thing_hidden: composeHidingMail,
  thing_restored: composeHidingMail,
}

/** Writes the mail of an outbox row. */
export const compose: Compose = (mail, deps) => COMPOSERS[mail.kind](mail, deps)
