import { makeLink } from '@/lib/accounts/server/mailed-links'
import { hashPassword } from '@/lib/accounts/server/password'
import { endpoints } from '@/lib/api/endpoints'
import type { Endpoint } from '@/lib/contract/endpoint'
import { db } from '@/lib/db/client'
import { Browser, type Call, type EndpointName } from './api'
import { aCustomer, aMenuItem, aModifierGroup, aRestaurant, aReview } from './builders'
import {
  type Account,
  addCustomer,
  addDeliveredOrder,
  addModifierGroup,
  addOrder,
  addReview,
  addSubmittedOrder,
  type Restaurant,
} from './world'

/** The account, the restaurant and the picture that the calls are about; the operator is nobody of these. */
export type CallWorld = { customer: Account; restaurant: Restaurant; picture: string; operator: Account }

/** What the endpoint's own row does not contain: a valid call, who may make it, and what it may cost. */
type Example<N extends EndpointName> = {
  /** The most statements of the call, including those of its transaction. Lower it when the call takes fewer. */
  statements: number
  /** The call, about existing data; always the same in the same world. Missing for endpoints without parts. */
  call?: (world: CallWorld) => Promise<Call<N>> | Call<N>
  /** Who may make it besides those with the row's role, when not all users that the row admits may. */
  by?: readonly ('customer' | 'owner' | 'operator')[]
  /** The status for all other users, and the text of a 403. */
  others?: 403 | 404
  refusal?: string
  /** The text for an id that does not exist, or that the user must not know of. */
  missing?: string
  /** The status for everybody, for a call that needs more than a session. */
  always?: number
}

export const NOT_ALLOWED = 'You are not allowed to do this.'

/** Signs up in several examples. */
export const newcomer = aCustomer({ email: 'grace@example.com', phoneNumber: '2125550199' })

/** The token of a link that was mailed to an account. */
async function aLink({ id: userId }: Account, kind: 'reset' | 'verify'): Promise<string> {
  const { email } = await db.read.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  return makeLink({ kind, userId, address: email ?? '' }, { db, now: new Date() })
}

const PASSWORD = 'the old password'

/** Gives an account a known password; returns its id. */
async function withPassword({ id }: Account): Promise<number> {
  const passwordHash = await hashPassword(PASSWORD)
  await db.write((tx) => tx.user.update({ where: { id }, data: { passwordHash } }))
  return id
}

const submitted = ({ customer, restaurant }: CallWorld) => addSubmittedOrder(customer, restaurant)
/** A delivered order with a request for help. */
async function asked({ customer, restaurant }: CallWorld) {
  const { id } = await addDeliveredOrder(customer, restaurant)
  return customer.call('askHelp', { id, body: { kind: 'never_came' } })
}
const ofRestaurant = ({ restaurant: { id } }: CallWorld) => ({ id })
const ofItem = ({ restaurant: { items } }: CallWorld) => ({ id: items[0]?.id })
const ofCustomer = ({ customer: { id } }: CallWorld) => ({ id })
const ofReview = async ({ customer, restaurant }: CallWorld) => ({ id: (await addReview(customer, restaurant)).id })

/** A stored picture; nobody has uploaded it unless an account is given. */
async function aStoredPicture(uploader?: Account): Promise<string> {
  const hash = String((await db.read.image.count()) + 1).padStart(64, '0')
  const createdAt = new Date()
  await db.write(async (tx) => {
    await tx.image.create({ data: { hash, bytes: new Uint8Array(1), createdAt } })
    if (uploader) await tx.imageUpload.create({ data: { hash, userId: uploader.id, size: 1, createdAt } })
  })
  return hash
}
const reason = 'An insult'
async function aHiddenReview(world: CallWorld) {
  const { id } = await ofReview(world)
  await world.operator.call('hideReview', { id, body: { reason } })
  return { id }
}
async function aHiddenPicture({ customer, operator }: CallWorld) {
  const hash = await aStoredPicture(customer)
  await operator.call('hidePicture', { body: { hash, reason } })
  return hash
}

const anInvitation = async ({ restaurant: { id, owner } }: CallWorld, email = 'bo@example.com') => {
  const { member } = await owner.call('inviteMember', { id, body: { email, role: 'kitchen' } })
  return { id, memberId: member.id }
}

const AN_ORDER = { others: 404, missing: 'Order not found' } as const
const A_RESTAURANT = { missing: 'Restaurant not found' } as const
const CUSTOMERS = { by: ['customer'] } as const
/** No answer reveals whether another account exists. */
const OWN_ACCOUNT = { ...CUSTOMERS, missing: NOT_ALLOWED } as const
const AN_ITEM = { missing: 'Menu item not found' } as const

const OPERATORS = { by: ['operator'], others: 404, missing: 'Not found' } as const
const OPERATORS_ORDER = { ...OPERATORS, missing: 'Order not found' } as const

const A_PERSON = { missing: 'Person not found' } as const
const BECAUSE = { reason: 'Complaints about the kitchen' }
const suspended = async ({ restaurant: { id }, operator }: CallWorld) => {
  await operator.call('suspendRestaurant', { id, body: BECAUSE })
  return { id, body: BECAUSE }
}
const OPERATORS_REVIEW = { ...OPERATORS, missing: 'Review not found' } as const

const A_GROUP = { missing: 'Modifier group not found' } as const
const aGroup = ({ restaurant }: CallWorld) => addModifierGroup(restaurant, { at: [0, 1] })

const A_SECTION = { missing: 'Section not found' } as const
const aSection = ({ restaurant: { id, owner } }: CallWorld) =>
  owner.call('createSection', { id, body: { name: 'Soups' } })

const EXAMPLES: { [N in EndpointName]?: Example<N> } = {
  // Includes the statements that read the words of changed restaurants again.
  search: { statements: 4, call: () => ({ query: { q: 'so' } }) },
  suggest: { statements: 4, call: () => ({ query: { q: 'so' } }) },
  listOrders: { statements: 4 },
  getReturning: { statements: 5 },
  createOrder: {
    statements: 8,
    call: ({ restaurant: { id, items } }) => ({
      body: { restaurant_id: id, items: items.map((item) => ({ menu_item_id: item.id, quantity: 1 })) },
    }),
  },
  getOrder: {
    ...AN_ORDER,
    by: ['customer'],
    statements: 3,
    call: async ({ customer, restaurant }) => ({ id: (await addOrder(customer, restaurant)).id }),
  },
  submitOrder: {
    ...AN_ORDER,
    ...CUSTOMERS,
    statements: 10,
    call: async ({ customer, restaurant }) => {
      const { id } = await addOrder(customer, restaurant)
      return { id, body: { paymentMethod: 'wallet' } }
    },
  },
  cancelOrder: {
    ...AN_ORDER,
    by: ['customer'],
    statements: 8,
    call: async (world) => ({ id: (await submitted(world)).id, body: { reason: 'too_busy' } }),
  },
  askHelp: {
    ...AN_ORDER,
    ...CUSTOMERS,
    statements: 12,
    call: async ({ customer, restaurant, picture }) => {
      const { id } = await addDeliveredOrder(customer, restaurant)
      const { url } = await customer.call('uploadImage', { body: { image: picture } })
      return { id, body: { kind: 'late', text: 'An hour', pictures: [url] } }
    },
  },
  appealHelp: {
    ...AN_ORDER,
    ...CUSTOMERS,
    statements: 12,
    call: async (world) => {
      const { id, version } = await asked(world)
      await world.restaurant.owner.call('decideHelp', { id, body: { decision: 'decline', reason: 'No', version } })
      return { id, body: { text: 'Please look again' } }
    },
  },
  decideHelp: {
    ...AN_ORDER,
    statements: 16,
    call: async (world) => {
      const { id, version } = await asked(world)
      return { id, body: { decision: 'refund', amount: 1, reason: 'Sorry', version } }
    },
  },
  moveOrder: {
    ...AN_ORDER,
    statements: 7,
    call: async (world) => {
      const { id, version } = await submitted(world)
      return { id, body: { stage: 'preparing', version } }
    },
  },
  undoOrderMove: {
    ...AN_ORDER,
    statements: 6,
    call: async (world) => {
      const { id, version } = await submitted(world)
      const moved = await world.restaurant.owner.call('moveOrder', { id, body: { stage: 'preparing', version } })
      return { id, body: { version: moved.version } }
    },
  },
  estimateOrder: {
    ...AN_ORDER,
    statements: 6,
    call: async (world) => {
      const { id, version } = await submitted(world)
      return { id, body: { minutes: 60, version } }
    },
  },
  followEvents: { statements: 11 },

  getSession: { statements: 3 },
  logIn: {
    statements: 22,
    call: async () => {
      await new Browser().call('signUp', { body: newcomer })
      return { body: { credential: newcomer.email, password: newcomer.password } }
    },
  },
  signUp: { statements: 19, call: () => ({ body: newcomer }) },
  continueAsGuest: { statements: 15 },
  logOut: { statements: 5 },
  signOutEverywhere: { statements: 8 },
  forgotPassword: { statements: 13, call: () => ({ body: { email: newcomer.email } }) },
  resetPassword: {
    statements: 15,
    call: async ({ customer }) => ({ body: { token: await aLink(customer, 'reset'), password: 'another password' } }),
  },
  verifyEmail: {
    statements: 12,
    call: async ({ customer }) => ({ body: { token: await aLink(customer, 'verify') } }),
  },
  sendVerification: { statements: 12 },
  getSessions: { statements: 2 },
  endSession: {
    ...CUSTOMERS,
    others: 404,
    missing: 'This session has ended already.',
    statements: 5,
    call: async ({ customer }) => {
      const session = { id: 4242, userId: customer.id, device: 'Phone', createdAt: new Date(), lastSeenAt: new Date() }
      await db.write((tx) => tx.session.create({ data: session }))
      return { id: session.id }
    },
  },

  addFunds: { statements: 6, call: (world) => ({ ...ofCustomer(world), body: { amount: 1 } }) },
  deductFunds: { statements: 6, call: (world) => ({ ...ofCustomer(world), body: { amount: 1 } }) },
  changePassword: {
    statements: 20,
    call: async (world) => ({
      id: await withPassword(world.customer),
      body: { currentPassword: PASSWORD, password: 'the new password' },
    }),
  },
  deleteAccount: {
    statements: 30,
    call: async ({ customer }) => ({ id: await withPassword(customer), body: { password: PASSWORD } }),
  },
  updateProfile: {
    statements: 6,
    call: (world) => ({ ...ofCustomer(world), body: { first_name: 'Eve' } }),
  },
  updatePicture: {
    statements: 26,
    call: (world) => ({ ...ofCustomer(world), body: { profile_image: world.picture } }),
  },
  getPersonalData: { statements: 34, call: ofCustomer },
  demoLogIn: {
    missing: 'There is no such demo account',
    statements: 12,
    call: async () => ({
      id: (await addCustomer({ demo: true, email: newcomer.email, phoneNumber: newcomer.phoneNumber })).id,
    }),
  },

  listMyReviews: { statements: 4 },
  listRestaurantReviews: { missing: 'Restaurant not found', statements: 4, call: ofRestaurant },
  createReview: {
    ...AN_ORDER,
    ...CUSTOMERS,
    statements: 12,
    call: async (world) => ({
      body: aReview({ order_id: (await submitted(world)).id, restaurant_id: world.restaurant.id }),
    }),
  },
  updateReview: {
    ...CUSTOMERS,
    missing: 'Review not found',
    statements: 11,
    call: async (world) => ({ ...(await ofReview(world)), body: { review: 'Mine now' } }),
  },
  deleteReview: { ...CUSTOMERS, missing: 'Review not found', statements: 8, call: ofReview },
  replyToReview: {
    missing: 'Review not found',
    statements: 9,
    call: async (world) => ({ ...(await ofReview(world)), body: { text: 'Come again' } }),
  },
  deleteReply: { missing: 'Review not found', statements: 9, call: ofReview },

  report: {
    statements: 9,
    call: async () => ({ body: { kind: 'picture', id: await aStoredPicture(), reason } }),
  },
  answerHiddenReview: {
    by: ['customer'],
    others: 404,
    missing: 'Review not found',
    statements: 9,
    call: async (world) => ({ ...(await aHiddenReview(world)), body: { text: 'It is true' } }),
  },
  answerHiddenPicture: {
    by: ['customer'],
    others: 404,
    missing: 'Picture not found',
    statements: 9,
    call: async (world) => ({ body: { hash: await aHiddenPicture(world), text: 'It is mine' } }),
  },

  listMenuItems: { statements: 3 },
  getMenuItem: { ...AN_ITEM, statements: 4, call: ofItem },
  createMenuItem: {
    statements: 9,
    call: ({ restaurant }) => ({ body: aMenuItem({ restaurant_id: restaurant.id }) }),
  },
  updateMenuItem: {
    ...AN_ITEM,
    statements: 10,
    call: (world) => ({ ...ofItem(world), body: { price: 0.01 } }),
  },
  deleteMenuItem: { ...AN_ITEM, statements: 7, call: ofItem },
  likeMenuItem: { ...AN_ITEM, statements: 10, call: ofItem },
  unlikeMenuItem: { ...AN_ITEM, statements: 7, call: ofItem },

  listRestaurants: { statements: 1 },
  listMyRestaurants: { statements: 2 },
  createRestaurant: { statements: 6, call: () => ({ body: aRestaurant({ name: 'Second Bistro' }) }) },
  getRestaurant: { missing: 'Restaurant not found', statements: 1, call: ofRestaurant },
  likeRestaurant: { missing: 'Restaurant not found', statements: 9, call: ofRestaurant },
  unlikeRestaurant: { missing: 'Restaurant not found', statements: 6, call: ofRestaurant },
  listManaged: { statements: 2 },
  updateRestaurant: {
    ...A_RESTAURANT,
    statements: 6,
    call: (world) => ({ ...ofRestaurant(world), body: { name: 'Mine now' } }),
  },
  removeRestaurant: {
    ...A_RESTAURANT,
    statements: 11,
    call: (world) => ({ ...ofRestaurant(world), query: { type: 'hard' } }),
  },
  answerSuspension: {
    ...A_RESTAURANT,
    statements: 8,
    call: async (world) => ({ id: (await suspended(world)).id, body: { text: 'The kitchen is clean again.' } }),
  },
  reactivateRestaurant: {
    ...A_RESTAURANT,
    statements: 7,
    call: async ({ restaurant: { id, owner } }) => {
      await owner.call('removeRestaurant', { id, query: { type: 'soft' } })
      return { id }
    },
  },
  exportMenu: { ...A_RESTAURANT, statements: 6, call: ofRestaurant },
  importMenu: {
    ...A_RESTAURANT,
    statements: 18,
    call: async ({ restaurant: { id, owner, items } }) => {
      const body = { rows: [{ id: String(items[0]?.id), price: '3.50' }] }
      const { version } = await owner.call('importMenu', { id, body })
      return { id, query: { dry: 'false', version }, body }
    },
  },
  getInsight: {
    ...A_RESTAURANT,
    statements: 32,
    call: (world) => ({ ...ofRestaurant(world), query: { period: '7d' } }),
  },
  getStatement: {
    ...A_RESTAURANT,
    statements: 4,
    call: (world) => ({ ...ofRestaurant(world), query: { month: '2026-11' } }),
  },
  listMembers: { ...A_RESTAURANT, statements: 5, call: ofRestaurant },
  inviteMember: {
    ...A_RESTAURANT,
    statements: 16,
    call: (world) => ({ ...ofRestaurant(world), body: { email: 'bo@example.com', role: 'manager' } }),
  },
  updateMember: {
    ...A_RESTAURANT,
    statements: 9,
    call: async (world) => ({ ...(await anInvitation(world)), body: { role: 'manager' } }),
  },
  endMembership: { ...A_RESTAURANT, statements: 8, call: (world) => anInvitation(world) },
  acceptInvitation: {
    ...CUSTOMERS,
    refusal: 'This invitation was sent to another email address.',
    statements: 18,
    call: async (world) => {
      const { id: userId } = world.customer
      const { email } = await db.read.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
      const { memberId } = await anInvitation(world, email ?? '')
      const link = { kind: 'invitation', memberId, address: email ?? '' } as const
      return { body: { token: await makeLink(link, { db, now: new Date() }) } }
    },
  },
  getManagedMenu: { ...A_RESTAURANT, statements: 7, call: ofRestaurant },
  getBoard: { ...A_RESTAURANT, statements: 7, call: ofRestaurant },
  keepBoardOpen: { ...A_RESTAURANT, statements: 5, call: ofRestaurant },
  setBusy: {
    ...A_RESTAURANT,
    statements: 6,
    call: (world) => ({ ...ofRestaurant(world), body: { minutes: 15, for: 30 } }),
  },
  pauseRestaurant: {
    ...A_RESTAURANT,
    statements: 7,
    call: (world) => ({ ...ofRestaurant(world), body: { minutes: 15 } }),
  },
  setAvailability: {
    ...AN_ITEM,
    statements: 11,
    call: (world) => ({ ...ofItem(world), body: { until: 'changed' } }),
  },
  attachModifierGroups: {
    ...AN_ITEM,
    statements: 17,
    call: async (world) => ({ ...ofItem(world), body: { ids: [(await aGroup(world)).id] } }),
  },
  listModifierGroups: { ...A_RESTAURANT, statements: 7, call: ofRestaurant },
  createModifierGroup: {
    ...A_RESTAURANT,
    statements: 14,
    call: (world) => ({ ...ofRestaurant(world), body: aModifierGroup() }),
  },
  updateModifierGroup: {
    ...A_GROUP,
    statements: 24,
    call: async (world) => {
      const { id, version, modifiers } = await aGroup(world)
      const [first] = modifiers
      return {
        id,
        body: { version, name: 'Portion', modifiers: [{ ...first, price: 1 }, aModifierGroup().modifiers[1]] },
      }
    },
  },
  deleteModifierGroup: { ...A_GROUP, statements: 14, call: async (world) => ({ id: (await aGroup(world)).id }) },
  setModifierAvailability: {
    missing: 'Modifier not found',
    statements: 18,
    call: async (world) => ({ id: (await aGroup(world)).modifiers[0]?.id, body: { until: 'next_opening' } }),
  },
  listSections: { ...A_RESTAURANT, statements: 3, call: ofRestaurant },
  createSection: {
    ...A_RESTAURANT,
    statements: 8,
    call: (world) => ({ ...ofRestaurant(world), body: { name: 'Pizza' } }),
  },
  updateSection: {
    ...A_SECTION,
    statements: 7,
    call: async (world) => ({ id: (await aSection(world)).id, body: { name: 'Pasta' } }),
  },
  deleteSection: { ...A_SECTION, statements: 7, call: async (world) => ({ id: (await aSection(world)).id }) },
  orderMenu: {
    ...A_RESTAURANT,
    statements: 11,
    call: async (world) => {
      const section = await aSection(world)
      const items = world.restaurant.items.map(({ id }, at) => ({ id, sectionId: at === 0 ? section.id : null }))
      return { ...ofRestaurant(world), body: { version: 1, sections: [section.id], items: items.toReversed() } }
    },
  },

  // It needs a session that waits for the code, which none of the callers has.
  enterCode: { always: 401, statements: 12, call: () => ({ body: { code: '123456' } }) },
  confirmPassword: {
    ...OPERATORS,
    statements: 20,
    call: async ({ operator }) => {
      await withPassword(operator)
      return { body: { password: PASSWORD } }
    },
  },
  getOverview: { ...OPERATORS, statements: 20 },
  findOrders: { ...OPERATORS, statements: 8, call: () => ({ query: { q: 'ada 2026-11-26 delivered' } }) },
  getOperatorOrder: {
    ...OPERATORS_ORDER,
    statements: 10,
    call: async (world) => ({ id: (await submitted(world)).id }),
  },
  cancelForOperator: {
    ...OPERATORS_ORDER,
    statements: 20,
    call: async (world) => ({ id: (await submitted(world)).id, body: { reason: 'The oven broke' } }),
  },
  refundForOperator: {
    ...OPERATORS_ORDER,
    statements: 22,
    call: async (world) => ({ id: (await submitted(world)).id, body: { amount: 1, reason: 'Cold' } }),
  },
  decideHelpForOperator: {
    ...OPERATORS_ORDER,
    statements: 23,
    call: async (world) => {
      const { id, version } = await asked(world)
      await world.restaurant.owner.call('decideHelp', { id, body: { decision: 'decline', reason: 'No', version } })
      const { version: now } = await world.customer.call('appealHelp', { id, body: { text: 'Please look again' } })
      return { id, body: { decision: 'refund', amount: 1, reason: 'Cold', version: now } }
    },
  },
  getRequests: { ...OPERATORS, statements: 7 },
  mailForOperator: {
    ...OPERATORS_ORDER,
    statements: 20,
    call: async (world) => {
      const { id } = await submitted(world)
      const { id: mail } = await db.read.mail.findFirstOrThrow({ where: { orderId: id } })
      return { id, body: { mail, reason: 'It did not arrive' } }
    },
  },
  findRestaurants: { ...OPERATORS, statements: 6, call: () => ({ query: { q: 'suspended' } }) },
  getOperatorRestaurant: { ...OPERATORS, ...A_RESTAURANT, statements: 12, call: ofRestaurant },
  suspendRestaurant: {
    ...OPERATORS,
    ...A_RESTAURANT,
    statements: 26,
    call: (world) => ({ ...ofRestaurant(world), body: BECAUSE }),
  },
  liftRestaurant: { ...OPERATORS, ...A_RESTAURANT, statements: 26, call: suspended },
  findPeople: { ...OPERATORS, statements: 6, call: () => ({ query: { q: 'suspended' } }) },
  getPerson: { ...OPERATORS, ...A_PERSON, statements: 12, call: ofCustomer },
  suspendPerson: {
    ...OPERATORS,
    ...A_PERSON,
    statements: 26,
    call: (world) => ({ ...ofCustomer(world), body: BECAUSE }),
  },
  liftPerson: {
    ...OPERATORS,
    ...A_PERSON,
    statements: 26,
    call: async ({ customer: { id }, operator }) => {
      await operator.call('suspendPerson', { id, body: BECAUSE })
      return { id, body: BECAUSE }
    },
  },
  signPersonOut: {
    ...OPERATORS,
    ...A_PERSON,
    statements: 24,
    call: (world) => ({ ...ofCustomer(world), body: BECAUSE }),
  },
  removePersonsPicture: {
    ...OPERATORS,
    ...A_PERSON,
    statements: 24,
    call: async ({ customer: { id } }) => {
      await db.write((tx) => tx.user.update({ where: { id }, data: { profileImage: '/api/images/x' } }))
      return { id, body: BECAUSE }
    },
  },
  getReports: { ...OPERATORS, statements: 12 },
  dismissReports: {
    ...OPERATORS,
    statements: 20,
    call: async ({ customer, restaurant: { id } }) => {
      await customer.call('report', { body: { kind: 'restaurant', id, reason } })
      return { body: { kind: 'restaurant', id, reason: 'Nothing is wrong' } }
    },
  },
  hideReview: {
    ...OPERATORS_REVIEW,
    statements: 24,
    call: async (world) => ({ ...(await ofReview(world)), body: { reason } }),
  },
  restoreReview: {
    ...OPERATORS_REVIEW,
    statements: 24,
    call: async (world) => ({ ...(await aHiddenReview(world)), body: { reason: 'It is true' } }),
  },
  hidePicture: {
    ...OPERATORS,
    statements: 24,
    call: async ({ customer }) => ({ body: { hash: await aStoredPicture(customer), reason } }),
  },
  restorePicture: {
    ...OPERATORS,
    statements: 24,
    call: async (world) => ({ body: { hash: await aHiddenPicture(world), reason: 'It is fine' } }),
  },
  getSignals: { ...OPERATORS, statements: 10 },
  getAudit: { ...OPERATORS, statements: 4, call: () => ({ query: { q: 'order 1 order.refund' } }) },
  getAuditFile: { ...OPERATORS, statements: 4 },

  uploadImage: { statements: 24, call: ({ picture }) => ({ body: { image: picture } }) },
}

/** Who may make the example call. */
export function callerOf(name: EndpointName, { customer, restaurant, operator }: CallWorld): Account {
  const [by] = exampleOf(name).by ?? []
  if (by === 'operator') return operator
  return by === 'owner' ? restaurant.owner : customer
}

/** An endpoint's example. Endpoints without id and body get a default one. */
export function exampleOf(name: EndpointName): Example<EndpointName> {
  const { ownAccount, role }: Endpoint = endpoints[name]
  const example = { ...(ownAccount && OWN_ACCOUNT), ...(EXAMPLES[name] ?? { statements: 10 }) }
  return role ? { ...example, by: [...(example.by ?? []), 'owner'] } : example
}

/** The valid call of an endpoint in a world. */
export async function exampleCall(name: EndpointName, world: CallWorld): Promise<Call> {
  return (await exampleOf(name).call?.(world)) ?? {}
}
