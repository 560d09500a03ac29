import * as z from 'zod/mini'
import { bodyId, idOut, required, requiredOr, text } from '@/lib/contract/fields'
import { MAX_MENU_ITEMS, MAX_SECTIONS } from '@/lib/list-limits'
import { servedHoursField, servedHoursOut } from './schemas'

/** POST /api/manage/{id}/sections, PUT /api/sections/{id}. */
export const sectionBody = z
  .object({ name: text('Name', 80).check(z.minLength(1, required('Name'))), servedHours: servedHoursField })
  .register(z.globalRegistry, { id: 'SectionContent' })

export const sectionOut = z
  .object({ id: idOut, name: z.string(), servedHours: servedHoursOut })
  .register(z.globalRegistry, { id: 'Section' })

const versionOut = z
  .int()
  .check(z.nonnegative())
  .check(z.describe('Of the menu: rises with every change of its sections and its order'))
export const sectionsAnswer = z
  .object({ sections: z.array(sectionOut), version: versionOut })
  .register(z.globalRegistry, { id: 'Sections' })

const VERSION_TEXT = 'Version must be the number that the menu had'
const SECTIONS_TEXT = 'Sections must be the ids of all sections of the restaurant, each once'
const ITEMS_TEXT = 'Items must be the ids of all items of the menu, each once, with their sections'
const once = <T>(values: readonly T[]) => new Set(values).size === values.length

/** PUT /api/manage/{id}/menu/order: all sections and all items of a menu in their order. */
export const menuOrderBody = z
  .object({
    version: z
      .number({ error: requiredOr('Version', VERSION_TEXT) })
      .check(z.int(VERSION_TEXT), z.nonnegative(VERSION_TEXT)),
    sections: z
      .array(bodyId('Sections', SECTIONS_TEXT), { error: requiredOr('Sections', SECTIONS_TEXT) })
      .check(z.maxLength(MAX_SECTIONS, SECTIONS_TEXT), z.refine(once, SECTIONS_TEXT)),
    items: z
      .array(
        z.object({ id: bodyId('Items', ITEMS_TEXT), sectionId: z.nullable(bodyId('Items', ITEMS_TEXT)) }, ITEMS_TEXT),
        { error: requiredOr('Items', ITEMS_TEXT) },
      )
      .check(
        z.maxLength(MAX_MENU_ITEMS, ITEMS_TEXT),
        z.refine((items) => once(items.map(({ id }) => id)), ITEMS_TEXT),
      ),
  })
  .check(
    z.refine(
      ({ sections, items }) => items.every(({ sectionId }) => sectionId === null || sections.includes(sectionId)),
      {
        path: ['items'],
        error: ITEMS_TEXT,
      },
    ),
  )
  .register(z.globalRegistry, { id: 'MenuOrderChange' })
export type MenuOrder = z.output<typeof menuOrderBody>

export const menuOrderOut = z
  .object({
    version: versionOut,
    sections: z.array(idOut),
    items: z.array(z.object({ id: idOut, sectionId: z.nullable(idOut) })),
  })
  .register(z.globalRegistry, { id: 'MenuOrder' })
