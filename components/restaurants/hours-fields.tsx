'use client'

import type { ComponentProps, ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { RESTAURANT_LABELS as LABELS, type RestaurantValues } from './restaurant-values'
import { timeZoneOptions } from './time-zones'

/** The parts of the form that its fields need. */
export type RestaurantFormOf = {
  register: UseFormReturn<RestaurantValues>['register']
  /** Registers a TextField. */
  field: (
    ...of: Parameters<UseFormReturn<RestaurantValues>['register']>
  ) => Omit<ComponentProps<typeof TextField>, 'label'>
  errors: Partial<Record<keyof RestaurantValues, string>>
  values: RestaurantValues
}

type HoursFieldsProps = Pick<RestaurantFormOf, 'register' | 'field' | 'errors' | 'values'> & {
  /** Sets the hours by weekday, and the days off. */
  editors: ReactNode
}

/** When a restaurant is open, and what happens to orders while it is closed. */
export function HoursFields({ register, field, errors, values, editors }: HoursFieldsProps) {
  return (
    <>
      <TextField
        label={LABELS.businessHours}
        hint="As you write them, or as you set them below"
        required
        autoComplete="off"
        placeholder="Mon-Fri 11am-10pm; Sat-Sun 12-23"
        {...field('businessHours')}
      />
      {editors}
      <Checkbox
        label="Take orders while closed, for the next opening"
        defaultChecked={values.ordersWhileClosed}
        {...register('ordersWhileClosed')}
      />
      <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2">
        <TextField
          label={LABELS.closingTime}
          hint="Scheduled deliveries end here"
          optional
          type="time"
          {...field('closingTime')}
        />
        <Field
          label={LABELS.timeZone}
          error={errors.timeZone}
          hint="Your clock, for your hours and scheduled deliveries"
        >
          <Select options={timeZoneOptions(values.timeZone)} {...register('timeZone')} />
        </Field>
      </div>
    </>
  )
}
