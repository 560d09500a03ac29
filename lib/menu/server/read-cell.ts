import 'server-only'
import type * as z from 'zod/mini'
import { mostOf } from '@/lib/db/bounds'
import { env } from '@/lib/env'
import { MAX_GROUPS_OF_ITEM } from '@/lib/list-limits'
import { groupIdsField } from '@/lib/menu/contract/modifier-schemas'
import { menuItemBody, newNameField } from '@/lib/menu/contract/schemas'
import { sectionBody } from '@/lib/menu/contract/section-schemas'
import { ALLERGENS, DIETARY_TAGS, textOf } from '@/lib/menu/rules/dietary'
import {
  type DecimalMark,
  type MenuColumn,
  nameKey,
  readAmount,
  SOLD_OUT_FAULT,
  SOLD_OUT_TEXTS,
  soldOutIn,
} from '@/lib/menu/rules/menu-file'
import { UNTIL_CHANGED } from '@/lib/menu/rules/sold-out'
import { storedPictureAddress } from '@/lib/pictures/rules'
import { soldOutTodayUntil } from '@/lib/restaurants/rules/opening-hours'
import type { MenuState } from './menu-state'
import type { OwnMenuItem } from './shapes'

/** An item as a file wants it. */
export type PlannedItem = Omit<OwnMenuItem, 'id' | 'requiresChoice'> & {
  /** The name of a section that is not there yet. */
  newSection: string | null
}
type Read = Partial<PlannedItem> | { fault: string }

/** The longest text of each column in UTF-16 units; choices are names with marks between them. */
const MAX_LENGTHS: Record<MenuColumn, number> = {
  id: 15,
  name: 80,
  description: 500,
  price: 20,
  type: 20,
  section: 80,
  dietary: 200,
  allergens: 200,
  choices: MAX_GROUPS_OF_ITEM * (80 + ' | '.length),
  sold_out: 20,
  picture: 2_048,
}

/** Whether a cell is so long, even with spaces and before it is normalized, that nothing else looks at it. */
export const isTooLong = (column: MenuColumn, text = '') => text.length > 4 * MAX_LENGTHS[column]

export type Reading = { state: MenuState; decimal: DecimalMark | null; isNew: boolean; now: Date }

/** What a cell says of an item, checked by the rules of the item's form. */
export function readCell(column: Exclude<MenuColumn, 'id'>, text: string, reading: Reading): Read {
  if (isTooLong(column, text)) return { fault: `Must be at most ${MAX_LENGTHS[column]} characters` }
  const { shape } = menuItemBody
  switch (column) {
    case 'name':
      return checked(reading.isNew ? shape.name : newNameField, text, (name) => ({ name }))
    case 'description':
      return checked(shape.description, text, (description) => ({ description }))
    case 'price':
      if (reading.decimal === null) return { fault: 'Please say what stands before the cents: a point or a comma' }
      return checked(shape.price, readAmount(text, reading.decimal), (priceCents) => ({ priceCents }))
    case 'type':
      return checked(shape.food_type, nameKey(text), (foodType) => ({ foodType }))
    case 'section':
      return readSection(text, reading)
    case 'dietary':
      return checked(shape.dietary, wordsOf(text), (words = []) => ({ dietary: textOf(DIETARY_TAGS, words) }))
    case 'allergens':
      return checked(shape.allergens, wordsOf(text), (words = []) => ({ allergens: textOf(ALLERGENS, words) }))
    case 'choices':
      return readChoices(text, reading)
    case 'sold_out':
      return readSoldOut(text, reading)
    case 'picture':
      return readPicture(text, reading)
  }
}

function checked<S extends z.ZodMiniType>(schema: S, value: unknown, made: (value: z.output<S>) => Read): Read {
  const parsed = schema.safeParse(value)
  if (parsed.success) return made(parsed.data)
  return { fault: parsed.error.issues[0]?.message ?? 'This cannot be read' }
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '')

function readSection(text: string, { state: { sections, names } }: Reading): Read {
  if (text.trim() === '') return { sectionId: null, newSection: null }
  const sectionId = names.sections.find(text)
  if (sectionId !== null) return { sectionId, newSection: null }
  if (sections.some(({ name }) => nameKey(name) === nameKey(text))) return { fault: severalHave('sections', text) }
  if (/^#\d+$/.test(text.trim())) return { fault: `There is no section ${quoted(text)}` }
  return checked(sectionBody.shape.name, text, (newSection) => ({ sectionId: null, newSection }))
}

function readChoices(text: string, { state: { groups, names } }: Reading): Read {
  const ids: number[] = []
  for (const name of text.split('|')) {
    if (name.trim() === '') continue
    const id = names.groups.find(name)
    if (id === null) {
      const isKnown = groups.some((group) => nameKey(group.name) === nameKey(name))
      return { fault: isKnown ? severalHave('choices', name) : `There are no choices called ${quoted(name)} yet` }
    }
    ids.push(id)
  }
  return checked(groupIdsField, ids, (groupIds) => {
    const sizes = groups.map(({ id, size }) => (groupIds.includes(id) ? size : 0))
    const most = mostOf('modifiers in all its groups')
    const isTooMany = sizes.reduce((sum, size) => sum + size, 0) > most
    return isTooMany ? { fault: `An item has at most ${most} modifiers in all its groups` } : { groupIds }
  })
}

const severalHave = (things: string, name: string) =>
  `Several ${things} are called ${quoted(name)}: write the number of one, as #12`

/** A cell in an error. It may be as long as a line. */
const quoted = (text: string) => `“${text.trim().slice(0, 80)}”`

function readSoldOut(text: string, { state, now }: Reading): Read {
  switch (soldOutIn(text)) {
    case null:
      return { fault: SOLD_OUT_FAULT }
    case SOLD_OUT_TEXTS.available:
      return { soldOutUntil: null }
    case SOLD_OUT_TEXTS.today:
      return { soldOutUntil: soldOutTodayUntil(state.hours, now) }
    case SOLD_OUT_TEXTS.untilChanged:
      return { soldOutUntil: UNTIL_CHANGED }
  }
}

/** A new item without a picture gets that of its restaurant. */
function readPicture(text: string, { state, isNew }: Reading): Read {
  if (isNew && text.trim() === '') return { foodImage: state.storeImage }
  return checked(menuItemBody.shape.food_image, text, (address) => {
    const foodImage = storedPictureAddress(address, env.APP_URL)
    return foodImage === null ? { fault: 'Picture must be a valid URL' } : { foodImage }
  })
}
