'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { usePictureAddress } from '@/components/pictures/picture-field'
import { Button } from '@/components/ui/button'
import { FormAside } from '@/components/ui/form-aside'
import { notify } from '@/components/ui/toast'
import { UnsavedGuard } from '@/components/ui/unsaved-guard'
import { session, useSession } from '@/lib/accounts/browser/session'
import { call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'
import { whenUsed } from '@/lib/client/when-used'
import { TEXTS } from '@/lib/contract/texts'
import { PRICE_LEVELS } from '@/lib/restaurants/rules/catalog'
import { RestaurantCard } from './restaurant-card'
import { RestaurantFields } from './restaurant-fields'
import { invalidFields, type RestaurantValues, type Rules, splitHours } from './restaurant-values'

type RestaurantFormProps = {
  /** The restaurant to change and its rating; without it, the form creates one. */
  restaurant?: { id: number; ratingTenths: number | null; reviewCount: number; servicing: boolean }
  initial: RestaurantValues
}

const importRules = async () => (await import('@/lib/restaurants/contract/schemas')).restaurantFormBody

/** The form of a restaurant (spec §2.1, §5.5), with the card that customers will see beside it. */
export function RestaurantForm({ restaurant, initial }: RestaurantFormProps) {
  const router = useRouter()
  const { user } = useSession()
  const [uploading, setUploading] = useState(false)
  const [rules, setRules] = useState<Rules | null>(null)
  useEffect(() => whenUsed(() => void importRules().then(setRules, () => undefined)), [])
  const { form, register, field, control, errors, alert, pending, isDirty, submit } = useApiForm({
    schema: importRules,
    defaultValues: initial,
    failureText: restaurant ? TEXTS.restaurantUpdateFailed : TEXTS.restaurantCreateFailed,
    async send(values, { idempotencyKey }) {
      const { hours, settings } = await splitHours(values)
      const { restaurant: saved } = restaurant
        ? await call('updateRestaurant', { params: { id: restaurant.id }, body: settings })
        : await call('createRestaurant', { body: { ...settings, ...hours }, idempotencyKey })
      return saved
    },
    onDone({ id, name }, saved) {
      if (restaurant) {
        form.reset(saved)
        notify(`${name} has been saved`)
      } else {
        notify(`${name} has been created. Now fill its menu.`)
        // The first restaurant makes the account an owner.
        if (user) session.setUser({ ...user, restaurantOwner: true })
        router.push(`/restaurants/${id}/menu`)
      }
      router.refresh()
    },
  })
  const watched = useWatch({ control })
  const values = { ...initial, ...watched, daysOff: form.getValues('daysOff') }
  const storeImage = usePictureAddress(values.storeImage)
  const { empty, wrong } = invalidFields(values, errors, rules)
  const preview = (
    <div className="max-w-100 rounded-lg border border-line bg-surface p-3">
      <RestaurantCard
        href={restaurant ? `/restaurants/${restaurant.id}` : '/restaurants/new'}
        restaurant={{
          name: values.name.trim() || 'Your restaurant',
          storeImage,
          cuisineType: values.cuisineType || 'Cuisine',
          priceLevel: PRICE_LEVELS.find((level) => level === values.priceLevel) ?? 'INEXPENSIVE',
          ratingTenths: restaurant?.ratingTenths ?? null,
          reviewCount: restaurant?.reviewCount ?? 0,
          deliveryTimeMinutes: Number(values.deliveryTime) || 30,
        }}
        closed={restaurant?.servicing === false ? 'Not taking orders' : null}
      />
    </div>
  )

  return (
    <form
      noValidate
      method="dialog"
      onSubmit={submit}
      aria-label={restaurant ? 'Restaurant' : 'New restaurant'}
      className="grid gap-6 pb-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8"
    >
      <UnsavedGuard when={(isDirty || uploading) && !pending} />
      <div className="flex min-w-0 flex-col gap-5">
        <RestaurantFields
          register={register}
          field={field}
          errors={errors}
          values={values}
          isNew={!restaurant}
          onUploading={setUploading}
          onHours={(text) => form.setValue('businessHours', text, { shouldDirty: true, shouldValidate: true })}
          onDaysOff={(days) => form.setValue('daysOff', days, { shouldDirty: true })}
          onPicture={(url) => form.setValue('storeImage', url, { shouldDirty: true, shouldValidate: true })}
        />
      </div>
      <FormAside preview={preview} alert={alert} cancelHref="/restaurants/manage">
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
          {restaurant ? 'Save changes' : 'Create restaurant'}
        </Button>
      </FormAside>
    </form>
  )
}
