'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { usePictureAddress } from '@/components/pictures/use-picture-address'
import { Button } from '@/components/ui/button'
import { FormAside } from '@/components/ui/form-aside'
import { UnsavedGuard } from '@/components/ui/unsaved-guard'
import { call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'
import { whenIdle } from '@/lib/client/when-idle'
import { TEXTS } from '@/lib/contract/texts'
import type { Restaurant } from '@/lib/db/shapes'
import { RestaurantFields } from './restaurant-fields'
import { invalidFields, type RestaurantValues, type Rules } from './restaurant-values'

type RestaurantFormProps = {
  /** The restaurant to change; without it, the form creates one. */
  restaurantId?: number
  initial: RestaurantValues
  /** Renders the card of what is being typed. `storeImage` is empty until it is a valid address. */
  preview: (values: RestaurantValues) => ReactNode
  onSaved: (restaurant: Pick<Restaurant, 'id' | 'name'>) => void
}

const importRules = async () => (await import('@/lib/restaurants/contract/schemas')).restaurantBody

/** The form of a restaurant, new or existing (spec §2.1, §5.5). */
export function RestaurantForm({ restaurantId, initial, preview, onSaved }: RestaurantFormProps) {
  const isNew = restaurantId === undefined
  const [uploading, setUploading] = useState(false)
  const [rules, setRules] = useState<Rules | null>(null)
  useEffect(() => whenIdle(() => void importRules().then(setRules, () => undefined)), [])
  const { form, register, control, errors, alert, pending, isDirty, submit } = useApiForm({
    schema: importRules,
    defaultValues: initial,
    failureText: isNew ? TEXTS.restaurantCreateFailed : TEXTS.restaurantUpdateFailed,
    async send(values, { idempotencyKey }) {
      const { restaurant } = isNew
        ? await call('createRestaurant', { body: values, idempotencyKey })
        : await call('updateRestaurant', { params: { id: restaurantId }, body: values })
      return restaurant
    },
    onDone: onSaved,
  })
  const values = { ...initial, ...useWatch({ control }) }
  const storeImage = usePictureAddress(values.storeImage)
  const { empty, wrong } = invalidFields(values, errors, rules)

  return (
    <form
      noValidate
      method="dialog"
      onSubmit={submit}
      aria-label={isNew ? 'New restaurant' : 'Restaurant'}
      className="grid gap-6 pb-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8"
    >
      <UnsavedGuard when={(isDirty || uploading) && !pending} />
      <div className="flex min-w-0 flex-col gap-5">
        <RestaurantFields
          register={register}
          errors={errors}
          values={values}
          onUploading={setUploading}
          onPicture={(url) => form.setValue('storeImage', url, { shouldDirty: true, shouldValidate: true })}
        />
      </div>
      <FormAside
        preview={
          <div className="max-w-100 rounded-lg border border-line bg-surface p-3">
            {preview({ ...values, storeImage })}
          </div>
        }
        alert={alert}
        cancelHref="/restaurants/manage"
      >
        <p id="restaurant-form-state" aria-live="polite" className="min-h-5 text-ink-soft text-sm">
          {empty.length > 0 && `Still needed: ${empty.join(', ')}. `}
          {wrong.length > 0 && `Please check: ${wrong.join(', ')}.`}
        </p>
        <Button
          type="submit"
          size="lg"
          wide
          pending={pending || uploading}
          disabled={empty.length > 0 || wrong.length > 0}
          aria-describedby="restaurant-form-state"
        >
          {isNew ? 'Create restaurant' : 'Save changes'}
        </Button>
      </FormAside>
    </form>
  )
}
