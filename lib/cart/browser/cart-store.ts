import { create } from 'zustand'
import {
  addItem,
  type CartItem,
  type CartLimit,
  type CartObstacle,
  exceedsLine,
  MAX_QUANTITY,
  obstacleTo,
} from '@/lib/cart/rules/cart'
import {
  isDollars,
  isId,
  isInteger,
  isListOf,
  isNullOr,
  isObject,
  isRecord,
  isText,
  type Shaped,
} from '@/lib/client/shapes'
import { onStoredElsewhere, readStored, STORAGE_KEYS, writeStored } from '@/lib/client/storage'
import { centsOf, dollarsFromCents } from '@/lib/money'

const isPrice = (value: unknown): value is number => isDollars(value) && value >= 0

/** A stored line: the fields of spec §3.4, with prices in dollars. */
export const isStoredLine = isObject({
  id: isId,
  name: isText,
  price: isPrice,
  quantity: isInteger(1, MAX_QUANTITY),
  restaurantId: isId,
  restaurant: isObject({ id: isId, name: isText }),
  food_image: isText,
  customizations: isNullOr(isText),
  modifiers: isListOf(isObject({ id: isId, group: isText, name: isText, price: isPrice })),
})

/** Carts written by other clients may spell it `restaurant_id`, and leave out note and choices (spec §3.4). */
function respelled({ restaurant_id, ...line }: Record<string, unknown>): Record<string, unknown> {
  return { restaurantId: restaurant_id, customizations: null, modifiers: [], ...line }
}

/** A stored line in the cart; `toStored` is the inverse. */
export function fromStored({ price, restaurant, food_image, ...line }: Shaped<typeof isStoredLine>): CartItem {
  const modifiers = line.modifiers.map(({ id, group, name, price }) => ({
    id,
    group,
    name,
    priceCents: centsOf(price),
  }))
  return { ...line, priceCents: centsOf(price), restaurantName: restaurant.name, foodImage: food_image, modifiers }
}

export function toStored({ priceCents, restaurantName, foodImage, ...line }: CartItem): Shaped<typeof isStoredLine> {
  const restaurant = { id: line.restaurantId, name: restaurantName }
  const modifiers = line.modifiers.map(({ priceCents: cents, ...modifier }) => {
    return { ...modifier, price: dollarsFromCents(cents) }
  })
  return { ...line, price: dollarsFromCents(priceCents), restaurant, food_image: foodImage, modifiers }
}

/** The facts about an item before the sheet of its choices has loaded. */
export type Choosing = {
  id: number
  name: string
  foodImage: string
  /** The cart line to change; without one, the item is added. */
  line?: CartItem
  /** Confirms the added item. */
  onAdded?: () => void
}

type CartState = {
  /** The user whose cart this is; undefined until the session is known, and nothing is stored before that. */
  userId: number | null | undefined
  items: CartItem[]
  /** Whether the cart sheet is open. */
  open: boolean
  /** The item whose choices the item sheet shows. */
  choosing: Choosing | null
}

export const useCart = create<CartState>(() => ({ userId: undefined, items: [], open: false, choosing: null }))

function load(userId: number | null): CartItem[] {
  const lines = readStored(STORAGE_KEYS.cart(userId), isListOf(isRecord))?.map(respelled) ?? []
  // Other clients may store equal lines, which have one key here.
  return isListOf(isStoredLine)(lines) ? lines.map(fromStored).reduce<CartItem[]>(addItem, []) : []
}

/** Changes the lines of the cart and stores them at once under its user's key. */
export function changeCart(edit: (items: CartItem[]) => CartItem[]): void {
  const { userId, items } = useCart.getState()
  if (userId === undefined) return
  const edited = edit(items)
  useCart.setState({ items: edited })
  writeStored(STORAGE_KEYS.cart(userId), edited.map(toStored))
}

/** The actions of the cart (spec §4.6). Each change is stored at once under its user's key. */
export const cart = {
  /** Loads the cart of the signed-in user. The previous one stays stored under its own key. */
  switchTo(userId: number | null): void {
    if (useCart.getState().userId === userId) return
    useCart.setState({ userId, items: load(userId) })
  },
  /** Adds an item, or as many pieces as its line can hold; returns what prevented a full addition, if anything. */
  add(item: CartItem): CartObstacle | CartLimit | null {
    const { items } = useCart.getState()
    const obstacle = obstacleTo(items, item)
    if (obstacle) return obstacle
    changeCart((lines) => addItem(lines, item))
    return exceedsLine(items, item) ? 'max_quantity' : null
  },
  replace: (items: CartItem[]) => changeCart(() => items),
  clear: () => changeCart(() => []),
  setOpen: (open: boolean) => useCart.setState({ open }),
  /** Opens an item's sheet to make its choices; null closes it. */
  choose: (choosing: Choosing | null) => useCart.setState({ choosing }),
}

/** Follows changes by other tabs to this user's cart; returns the unsubscribe function. */
export function followCartOfOtherTabs(userId: number | null): () => void {
  return onStoredElsewhere(STORAGE_KEYS.cart(userId), () => {
    if (useCart.getState().userId === userId) useCart.setState({ items: load(userId) })
  })
}
