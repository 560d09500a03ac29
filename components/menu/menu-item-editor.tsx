'use client'

import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { FormAlert } from '@/components/ui/form-alert'
import { UnsavedGuard } from '@/components/ui/unsaved-guard'
import { call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'
import { TEXTS } from '@/lib/contract/texts'
import type { MenuItem } from '@/lib/db/shapes'
import { menuItemFromWire } from '@/lib/menu/contract/wire'
import type { FoodType } from '@/lib/restaurants/rules/catalog'
import { MenuItemFields } from './menu-item-fields'
import { type MenuItemValues, newMenuItem, valuesOfItem } from './menu-item-values'

type MenuItemEditorProps = {
  restaurantId: number
  /** The item to change; null creates one. */
  item: MenuItem | null
  foodType: FoodType
  /** Hidden while its values are shown as saved. */
  hidden: boolean
  onPlace: (values: MenuItemValues) => void
  onTakeBack: () => void
  onSettle: (item: MenuItem) => void
  open: boolean
  /** Called when it is canceled. */
  onOpenChange: (open: boolean) => void
}

/**
 * Creates or changes an item in its place on the menu. It shows the result at once, and reopens when the call fails.
 */
export function MenuItemEditor({ restaurantId, item, foodType, hidden, ...on }: MenuItemEditorProps) {
  const element = useRef<HTMLFormElement>(null)
  const [uploading, setUploading] = useState(false)
  const { form, register, control, errors, alert, pending, isDirty, submit } = useApiForm({
    schema: item
      ? async () => (await import('@/lib/menu/contract/schemas')).menuItemEditBody(item.name)
      : async () => (await import('@/lib/menu/contract/schemas')).newMenuItemFormBody,
    defaultValues: item ? valuesOfItem(item) : newMenuItem(foodType),
    failureText: item ? TEXTS.menuItemUpdateFailed : TEXTS.menuItemCreateFailed,
    async send(values, { idempotencyKey }) {
      on.onPlace(values)
      try {
        if (item) return menuItemFromWire(await call('updateMenuItem', { params: { id: item.id }, body: values }))
        const body = { restaurant_id: restaurantId, ...values }
        return menuItemFromWire(await call('createMenuItem', { body, idempotencyKey }))
      } catch (error) {
        // It must be visible before it can take the focus.
        flushSync(on.onTakeBack)
        element.current?.querySelector('input')?.focus()
        throw error
      }
    },
    onDone: on.onSettle,
  })
  const picture = useWatch({ control, name: 'food_image' })

  useEffect(() => element.current?.querySelector('input')?.focus(), [])

  return (
    <form
      ref={element}
      noValidate
      hidden={hidden}
      onSubmit={submit}
      aria-label={item ? `Edit ${item.name}` : 'New menu item'}
      className="bg-sunken/50 p-4 sm:p-5"
    >
      <UnsavedGuard when={(isDirty || uploading) && !pending} />
      <FormAlert text={alert} />
      <div className="flex flex-col gap-2">
        <MenuItemFields
          register={register}
          errors={errors}
          picture={picture}
          onUploading={setUploading}
          onPicture={(url) => form.setValue('food_image', url, { shouldDirty: true, shouldValidate: true })}
        />
      </div>
      <div className="mt-3 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" disabled={pending} onClick={() => on.onOpenChange(false)}>
          Cancel
        </Button>
        <Button type="submit" pending={pending || uploading}>
          {item ? 'Save item' : 'Add to menu'}
        </Button>
      </div>
    </form>
  )
}
