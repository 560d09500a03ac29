/** The screens of operators by their paths, and what each shows. To everybody else they do not exist, and none is kept. */
export const OPERATORS_SCREENS = {
  '/operate': 'The figures of today beside those of the same weekday before (§4.35).',
  '/operate/orders': 'Finds orders by a line.',
  '/operate/orders/[id]': 'An order with its whole story; to cancel it, to refund it, to send its mails again.',
  '/operate/requests': 'The requests for help that wait for an answer (§4.36).',
  '/operate/restaurants': 'Finds restaurants by a line (§4.37).',
  '/operate/restaurants/[id]': 'A restaurant with its owner; to suspend it, to let it back, to approve a new one.',
  '/operate/people': 'Finds accounts by a line.',
  '/operate/people/[id]': 'An account; to suspend it, to let it back, to sign it out, to take its picture away.',
  '/operate/reports': 'What people have reported, and what is hidden (§4.38).',
  '/operate/signals': 'What looks like fraud (§4.39).',
  '/operate/audit': 'What operators did.',
} as const
