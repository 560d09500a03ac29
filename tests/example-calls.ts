import { db } from '@/lib/db/client'
import { Browser, type Call, type EndpointName } from './api'
import { aCustomer, aMenuItem, aRestaurant, aReview } from './builders'
import { type Account, addCustomer, addOrder, addReview, addSubmittedOrder, type Restaurant } from './world'

/** The account, the restaurant and the picture that the calls are about. */
export type CallWorld = { customer: Account; restaurant: Restaurant; picture: string }

const newcomer = aCustomer({ email: 'grace@example.com', phoneNumber: '2125550199' })

/**
 * A valid call of each endpoint, about existing data: orders, reviews and the account of `customer`, the restaurant and
 * its menu. In the same world it is the same call each time.
 */
export async function exampleCall(name: EndpointName, { customer, restaurant, picture }: CallWorld): Promise<Call> {
  const { owner } = restaurant
  const restaurantId = restaurant.id
  const items = restaurant.items.map(({ id }) => ({ menu_item_id: id, quantity: 1 }))
  const submitted = () => addSubmittedOrder(customer, restaurant)
  const calls: { [Name in EndpointName]: () => Promise<Call<Name>> } = {
    listOrders: async () => ({}),
    createOrder: async () => ({ body: { restaurant_id: restaurantId, items } }),
    getOrder: async () => ({ id: (await addOrder(customer, restaurant)).id }),
    submitOrder: async () => ({ id: (await addOrder(customer, restaurant)).id, body: { paymentMethod: 'wallet' } }),
    cancelOrder: async () => ({ id: (await submitted()).id, body: { reason: 'too_busy' } }),
    moveOrder: async () => {
      const { id, version } = await submitted()
      return { id, body: { stage: 'preparing', version } }
    },
    undoOrderMove: async () => {
      const { id, version } = await submitted()
      const moved = await owner.call('moveOrder', { id, body: { stage: 'preparing', version } })
      return { id, body: { version: moved.version } }
    },
    estimateOrder: async () => {
      const { id, version } = await submitted()
      return { id, body: { minutes: 60, version } }
    },
    followEvents: async () => ({}),

    getSession: async () => ({}),
    logIn: async () => {
      await new Browser().call('signUp', { body: newcomer })
      return { body: { credential: newcomer.email, password: newcomer.password } }
    },
    signUp: async () => ({ body: newcomer }),
    continueAsGuest: async () => ({}),
    logOut: async () => ({}),
    signOutEverywhere: async () => ({}),
    getSessions: async () => ({}),
    endSession: async () => {
      const session = { id: 4242, userId: customer.id, device: 'Phone', createdAt: new Date(), lastSeenAt: new Date() }
      await db.write((tx) => tx.session.create({ data: session }))
      return { id: session.id }
    },

    addFunds: async () => ({ id: customer.id, body: { amount: 1 } }),
    deductFunds: async () => ({ id: customer.id, body: { amount: 1 } }),
    updateProfile: async () => ({ id: customer.id, body: { first_name: 'Eve' } }),
    updatePicture: async () => ({ id: customer.id, body: { profile_image: picture } }),
    demoLogIn: async () => ({
      id: (await addCustomer({ demo: true, email: newcomer.email, phoneNumber: newcomer.phoneNumber })).id,
    }),

    listMyReviews: async () => ({}),
    listRestaurantReviews: async () => ({ id: restaurantId }),
    createReview: async () => ({ body: aReview({ order_id: (await submitted()).id, restaurant_id: restaurantId }) }),
    updateReview: async () => ({ id: (await addReview(customer, restaurant)).id, body: { review: 'Mine now' } }),
    deleteReview: async () => ({ id: (await addReview(customer, restaurant)).id }),

    listMenuItems: async () => ({}),
    getMenuItem: async () => ({ id: restaurant.items[0]?.id }),
    createMenuItem: async () => ({ body: aMenuItem({ restaurant_id: restaurantId }) }),
    updateMenuItem: async () => ({ id: restaurant.items[0]?.id, body: { price: 0.01 } }),
    deleteMenuItem: async () => ({ id: restaurant.items[0]?.id }),
    likeMenuItem: async () => ({ id: restaurant.items[0]?.id }),
    unlikeMenuItem: async () => ({ id: restaurant.items[0]?.id }),

    listRestaurants: async () => ({}),
    listMyRestaurants: async () => ({}),
    createRestaurant: async () => ({ body: aRestaurant({ name: 'Second Bistro' }) }),
    getRestaurant: async () => ({ id: restaurantId }),
    listManaged: async () => ({}),
    updateRestaurant: async () => ({ id: restaurantId, body: { name: 'Mine now' } }),
    removeRestaurant: async () => ({ id: restaurantId, query: { type: 'hard' } }),
    reactivateRestaurant: async () => {
      await owner.call('removeRestaurant', { id: restaurantId, query: { type: 'soft' } })
      return { id: restaurantId }
    },
    getManagedMenu: async () => ({ id: restaurantId }),
    getBoard: async () => ({ id: restaurantId }),
    keepBoardOpen: async () => ({ id: restaurantId }),
    pauseRestaurant: async () => ({ id: restaurantId, body: { minutes: 15 } }),
    setAvailability: async () => ({ id: restaurant.items[0]?.id, body: { until: 'changed' } }),

    uploadImage: async () => ({ body: { image: picture } }),
  }
  return calls[name]()
}
