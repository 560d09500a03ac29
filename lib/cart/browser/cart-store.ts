import { create } from 'zustand'
import {
  addItem,
  type CartItem,
  type CartLimit,
  type CartObstacle,
  exceedsLine,
  MAX_QUANTITY,
  obstacleTo,
  removeItem,
  setNote,
  setQuantity,
} from '@/lib/cart/rules'
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
import type { MenuItem, MenuRestaurant } from '@/lib/db/shapes'
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
})

/** Carts written by other clients may spell it `restaurant_id`, and leave out the note (spec §3.4). */
function respelled({ restaurant_id, ...line }: Record<string, unknown>): Record<string, unknown> {
  return { restaurantId: restaurant_id, customizations: null, ...line }
}

/** A stored line in the cart; `toStored` is the inverse. */
export function fromStored({ price, restaurant, food_image, ...line }: Shaped<typeof isStoredLine>): CartItem {
  return { ...line, priceCents: centsOf(price), restaurantName: restaurant.name, foodImage: food_image }
}

export function toStored({ priceCents, restaurantName, foodImage, ...line }: CartItem): Shaped<typeof isStoredLine> {
  const restaurant = { id: line.restaurantId, name: restaurantName }
  return { ...line, price: dollarsFromCents(priceCents), restaurant, food_image: foodImage }
}

/** A menu item of a restaurant as a cart line. */
export function toCartItem(
  item: MenuItem,
  restaurant: MenuRestaurant,
  quantity = 1,
  note: string | null = null,
): CartItem {
  return {
    id: item.id,
    name: item.name,
    priceCents: item.priceCents,
    quantity,
    restaurantId: restaurant.id,
    restaurantName: restaurant.name,
    foodImage: item.foodImage,
    customizations: note?.trim() || null,
  }
}

type CartState = {
  /** The user whose cart this is; undefined until the session is known, and nothing is stored before that. */
  userId: number | null | undefined
  items: CartItem[]
  /** Whether the cart sheet is open. */
  open: boolean
}

export const useCart = create<CartState>(() => ({ userId: undefined, items: [], open: false }))

function load(userId: number | null): CartItem[] {
  const lines = readStored(STORAGE_KEYS.cart(userId), isListOf(isRecord))?.map(respelled) ?? []
  return isListOf(isStoredLine)(lines) ? lines.map(fromStored) : []
}

function change(edit: (items: CartItem[]) => CartItem[]): void {
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
  /** Adds an item, or as many pieces as its line can hold; returns what prevented the whole of it, if anything. */
  add(item: CartItem): CartObstacle | CartLimit | null {
    const { items } = useCart.getState()
    const obstacle = obstacleTo(items, item)
    if (obstacle) return obstacle
    change((lines) => addItem(lines, item))
    return exceedsLine(items, item) ? 'max_quantity' : null
  },
  setQuantity: (id: number, quantity: number) => change((items) => setQuantity(items, id, quantity)),
  setNote: (id: number, note: string) => change((items) => setNote(items, id, note)),
  remove: (id: number) => change((items) => removeItem(items, id)),
  replace: (items: CartItem[]) => change(() => items),
  clear: () => change(() => []),
  setOpen: (open: boolean) => useCart.setState({ open }),
}

/** Follows changes by other tabs to this user's cart; returns the unsubscribe function. */
export function followCartOfOtherTabs(userId: number | null): () => void {
  return onStoredElsewhere(STORAGE_KEYS.cart(userId), () => {
    if (useCart.getState().userId === userId) useCart.setState({ items: load(userId) })
  })
}
