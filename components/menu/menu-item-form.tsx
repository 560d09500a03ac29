'use client'

import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { usePictureAddress } from '@/components/pictures/use-picture-address'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FormAside } from '@/components/ui/form-aside'
import { FormSection } from '@/components/ui/form-section'
import { Select } from '@/components/ui/select'
import { UnsavedGuard } from '@/components/ui/unsaved-guard'
import { call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'
import { TEXTS } from '@/lib/contract/texts'
import type { MenuItemOfRestaurant } from '@/lib/db/shapes'
import { menuItemFromWire } from '@/lib/menu/contract/wire'
import { MenuItemFields } from './menu-item-fields'
import type { MenuItemValues } from './menu-item-values'

export type MenuItemFormValues = MenuItemValues & { restaurant_id: number | '' }

type MenuItemFormProps = {
  /** The item to change; without it, the form creates one. */
  item?: { id: number; name: string }
  initial: MenuItemFormValues
  /** The restaurants to choose from for a new item. */
  restaurants: readonly { id: number; name: string }[]
  /** Renders the card of what is being typed. `food_image` is empty until it is a valid address. */
  preview: (values: MenuItemFormValues) => ReactNode
  /** The target of Cancel. */
  cancelHref: string
  onSaved: (item: MenuItemOfRestaurant) => void
}

/** The form of a menu item on a page of its own (spec §5.4). */
export function MenuItemForm({ item, initial, restaurants, preview, cancelHref, onSaved }: MenuItemFormProps) {
  const [uploading, setUploading] = useState(false)
  const { form, register, control, errors, alert, pending, isDirty, submit } = useApiForm({
    schema: item
      ? async () => (await import('@/lib/menu/contract/schemas')).menuItemEditBody(item.name)
      : async () => (await import('@/lib/menu/contract/schemas')).menuItemBody,
    defaultValues: initial,
    failureText: item ? TEXTS.menuItemUpdateFailed : TEXTS.menuItemCreateFormFailed,
    send: ({ restaurant_id, ...body }, { idempotencyKey }) =>
      item
        ? call('updateMenuItem', { params: { id: item.id }, body }).then(menuItemFromWire)
        : call('createMenuItem', { body: { ...body, restaurant_id: Number(restaurant_id) }, idempotencyKey }).then(
            menuItemFromWire,
          ),
    onDone: onSaved,
  })
  const values = { ...initial, ...useWatch({ control }) }
  const picture = usePictureAddress(values.food_image)
  const options = restaurants.map(({ id, name }) => ({ value: String(id), label: name }))

  return (
    <form
      noValidate
      method="dialog"
      onSubmit={submit}
      aria-label={item ? `Edit ${item.name}` : 'New menu item'}
      className="grid gap-6 pb-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8"
    >
      <UnsavedGuard when={(isDirty || uploading) && !pending} />
      <FormSection title={item ? 'The item' : 'The new item'} text="What customers read when they choose.">
        {!item && (
          <Field label="Restaurant" error={errors.restaurant_id} required>
            <Select
              placeholder="Choose a restaurant"
              options={options}
              {...register('restaurant_id', { valueAsNumber: true })}
            />
          </Field>
        )}
        <MenuItemFields
          register={register}
          errors={errors}
          picture={values.food_image}
          onUploading={setUploading}
          onPicture={(url) => form.setValue('food_image', url, { shouldDirty: true, shouldValidate: true })}
        />
      </FormSection>
      <FormAside preview={preview({ ...values, food_image: picture })} alert={alert} cancelHref={cancelHref}>
        <Button type="submit" size="lg" wide pending={pending || uploading}>
          {item ? 'Save changes' : 'Add to menu'}
        </Button>
      </FormAside>
    </form>
  )
}
