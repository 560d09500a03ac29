'use client'

import { useRouter } from 'next/navigation'
import { useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { FormAlert } from '@/components/ui/form-alert'
import { notify } from '@/components/ui/toast'
import { UnsavedGuard } from '@/components/ui/unsaved-guard'
import { call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'
import { TEXTS } from '@/lib/contract/texts'
import type { Week } from '@/lib/restaurants/rules/opening-week'
import { HoursFields } from './hours-fields'
import { OpeningEditors } from './opening-editors'
import { type RestaurantValues, splitHours } from './restaurant-values'

type HoursFormProps = {
  restaurant: { id: number; name: string }
  initial: RestaurantValues
  /** The week that the server parsed from the hours. */
  week: Week | null
}

/** The hours and days off of a restaurant, on a screen of their own. */
export function HoursForm({ restaurant, initial, week }: HoursFormProps) {
  const router = useRouter()
  const { form, register, field, control, errors, alert, pending, isDirty, submit } = useApiForm({
    schema: async () => (await import('@/lib/restaurants/contract/schemas')).restaurantFormBody,
    defaultValues: initial,
    failureText: TEXTS.restaurantUpdateFailed,
    send: async (values) => {
      const { hours } = await splitHours(values)
      await call('updateRestaurant', { params: { id: restaurant.id }, body: hours })
      return hours
    },
    onDone(hours, values) {
      form.reset({ ...values, ...hours })
      notify(`The hours of ${restaurant.name} have been saved`)
      router.refresh()
    },
  })
  const values = { ...initial, ...useWatch({ control }), daysOff: form.getValues('daysOff') }
  return (
    <form noValidate method="dialog" onSubmit={submit} aria-label="Hours" className="flex flex-col gap-4 pb-12">
      <UnsavedGuard when={isDirty && !pending} />
      <FormAlert text={alert} />
      <Card className="flex flex-col gap-3">
        <HoursFields
          register={register}
          field={field}
          errors={errors}
          values={values}
          editors={
            <OpeningEditors
              text={values.businessHours}
              read={{ text: initial.businessHours, week }}
              onText={(text) => form.setValue('businessHours', text, { shouldDirty: true, shouldValidate: true })}
              days={values.daysOff}
              onDays={(days) => form.setValue('daysOff', days, { shouldDirty: true })}
            />
          }
        />
      </Card>
      <Button type="submit" size="lg" className="sm:self-end" pending={pending}>
        Save hours
      </Button>
    </form>
  )
}
