'use client'

import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { PictureField } from '@/components/pictures/picture-field'
import { Field } from '@/components/ui/field'
import { onRequest } from '@/components/ui/on-request'
import { Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { Textarea } from '@/components/ui/textarea'
import { UnsavedGuard } from '@/components/ui/unsaved-guard'
import { call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'
import { TEXTS } from '@/lib/contract/texts'
import { menuItemWithChoicesFromWire } from '@/lib/menu/contract/wire'
import { FOOD_TYPES } from '@/lib/menu/rules/food-types'
import type { MenuItemWithChoices } from '@/lib/menu/server/shapes'
import type { MenuItemExtrasProps } from './menu-item-extras'
import { FOOD_TYPE_NAMES, type MenuItemValues } from './menu-item-values'
import { useServedHint } from './use-served-hint'

const TYPE_OPTIONS = FOOD_TYPES.map((type) => ({ value: type, label: FOOD_TYPE_NAMES[type] }))
const Extras = onRequest<MenuItemExtrasProps>(
  'Tags, allergens and choices',
  async () => (await import('./menu-item-extras')).MenuItemExtras,
)

type Named = { id: number; name: string }
/** The sections and modifier groups of the restaurant that an item can have. */
export type MenuParts = { sections: readonly (Named & { servedHours: string })[]; groups: readonly Named[] }

export type MenuItemFormValues = MenuItemValues & { restaurant_id: number | '' }

type MenuItemFormOptions = {
  /** The item to change; without it, the form creates one. */
  item?: Named | null
  initial: MenuItemFormValues
  /** The restaurants to choose from for a new item, if there is a choice. */
  restaurants?: readonly Named[]
  /** Without them the item keeps its section and modifier groups. */
  parts?: MenuParts
  createFailed: string
  /** Wraps the call, for example to show its result early. */
  around?: (values: MenuItemFormValues, send: () => Promise<MenuItemWithChoices>) => Promise<MenuItemWithChoices>
  onDone: (item: MenuItemWithChoices) => void
}

/** The form of a menu item, on the menu or on a page of its own (spec §5.4). */
export function useMenuItemForm({
  item,
  initial,
  restaurants,
  parts,
  createFailed,
  around,
  onDone,
}: MenuItemFormOptions) {
  const [uploading, setUploading] = useState(false)
  const { form, register, field, control, errors, alert, pending, isDirty, submit } = useApiForm({
    schema: item
      ? async () => (await import('@/lib/menu/contract/schemas')).menuItemEditBody(item.name)
      : async () => (await import('@/lib/menu/contract/schemas')).menuItemBody,
    defaultValues: initial,
    failureText: item ? TEXTS.menuItemUpdateFailed : createFailed,
    send(values, { idempotencyKey }) {
      const { restaurant_id, groupIds, ...rest } = values
      const body = { ...rest, ...(parts && { groupIds }) }
      async function send() {
        const saved = await (item
          ? call('updateMenuItem', { params: { id: item.id }, body })
          : call('createMenuItem', { body: { ...body, restaurant_id: Number(restaurant_id) }, idempotencyKey }))
        return menuItemWithChoicesFromWire(saved)
      }
      return around ? around(values, send) : send()
    },
    onDone,
  })
  const values = { ...initial, ...useWatch({ control }) }
  const servedHint = useServedHint(values.servedHours, 'Empty: whenever its section is')
  const fields: ReactNode = (
    <>
      <UnsavedGuard when={(isDirty || uploading) && !pending} />
      {restaurants && !item && (
        <Field label="Restaurant" error={errors.restaurant_id} required>
          <Select
            placeholder="Choose a restaurant"
            options={restaurants.map(({ id, name }) => ({ value: String(id), label: name }))}
            {...register('restaurant_id', { valueAsNumber: true })}
          />
        </Field>
      )}
      <TextField label="Name" required autoComplete="off" {...field('name')} />
      <Field label="Description" error={errors.description} hint="At least 5 characters" required>
        <Textarea rows={2} maxLength={500} {...register('description')} />
      </Field>
      <div className="grid grid-cols-2 gap-x-4">
        <TextField
          label="Price"
          required
          type="number"
          inputMode="decimal"
          min="0.01"
          step="0.01"
          before="$"
          {...field('price', { valueAsNumber: true })}
        />
        <Field label="Type" error={errors.food_type} required>
          <Select placeholder="Choose a type" options={TYPE_OPTIONS} {...register('food_type')} />
        </Field>
      </div>
      <PictureField
        value={values.food_image}
        onUploaded={(url) => form.setValue('food_image', url, { shouldDirty: true, shouldValidate: true })}
        onUploading={setUploading}
        input={field('food_image')}
      />
      {parts && parts.sections.length > 0 && (
        <Field label="Section" error={errors.sectionId} className="mt-3">
          <Select
            options={[
              { value: '', label: 'None: it stands under its type' },
              ...parts.sections.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            {...register('sectionId', { setValueAs: (value: string | null) => (value ? Number(value) : null) })}
          />
        </Field>
      )}
      <TextField
        label="Served at"
        optional
        hint={servedHint}
        autoComplete="off"
        placeholder="Mon-Fri 11:00-14:30"
        {...field('servedHours')}
      />
      <Extras
        values={values}
        groups={parts?.groups}
        onChange={(changed) => form.setValues(changed, { shouldDirty: true })}
      />
    </>
  )
  // On a restaurant's own menu there is no restaurant field that could show the error.
  const refused = restaurants ? null : (errors.restaurant_id ?? null)
  return { values, fields, alert: alert ?? refused, pending, isSending: pending || uploading, submit }
}
