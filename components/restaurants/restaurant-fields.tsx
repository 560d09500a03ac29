'use client'

import type { UseFormReturn } from 'react-hook-form'
import { PictureField } from '@/components/pictures/picture-field'
import { Field, FieldRow } from '@/components/ui/field'
import { FormSection } from '@/components/ui/form-section'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { Textarea } from '@/components/ui/textarea'
import { CUISINES, PRICE_LEVEL_SIGNS, PRICE_LEVELS, type PriceLevel } from '@/lib/restaurants/rules/catalog'
import { RESTAURANT_LABELS as LABELS, type RestaurantValues } from './restaurant-values'
import { timeZoneOptions } from './time-zones'

const CUISINE_OPTIONS = CUISINES.map((cuisine) => ({ value: cuisine, label: cuisine }))
const PRICE_WORDS: Record<PriceLevel, string> = {
  INEXPENSIVE: 'Inexpensive',
  MODERATE: 'Moderate',
  EXPENSIVE: 'Expensive',
  VERY_EXPENSIVE: 'Very expensive',
}
const PRICE_OPTIONS = PRICE_LEVELS.map((level) => ({
  value: level,
  label: `${PRICE_LEVEL_SIGNS[level]} · ${PRICE_WORDS[level]}`,
}))

type RestaurantFieldsProps = {
  register: UseFormReturn<RestaurantValues>['register']
  errors: Partial<Record<keyof RestaurantValues, string>>
  values: RestaurantValues
  onPicture: (url: string) => void
  onUploading: (uploading: boolean) => void
}

/** The fields of a restaurant, in sections. */
export function RestaurantFields({ register, errors, values, onPicture, onUploading }: RestaurantFieldsProps) {
  return (
    <>
      <FormSection title="About" text="What customers see first.">
        <Field label={LABELS.name} error={errors.name} required>
          <TextInput autoComplete="off" {...register('name')} />
        </Field>
        <Field label={LABELS.description} error={errors.description} hint="10 to 500 characters" required>
          <Textarea rows={3} maxLength={500} {...register('description')} />
        </Field>
        <FieldRow>
          <Field label={LABELS.cuisineType} error={errors.cuisineType} required>
            <Select placeholder="Choose a cuisine" options={CUISINE_OPTIONS} {...register('cuisineType')} />
          </Field>
          <Field label={LABELS.priceLevel} error={errors.priceLevel} required>
            <Select placeholder="Choose a price level" options={PRICE_OPTIONS} {...register('priceLevel')} />
          </Field>
        </FieldRow>
      </FormSection>

      <FormSection title="Picture" text="A wide picture of your best dish works well.">
        <PictureField
          value={values.storeImage}
          onUploaded={onPicture}
          onUploading={onUploading}
          error={errors.storeImage}
          wide
          input={register('storeImage')}
        />
      </FormSection>

      <FormSection title="Location">
        <Field label={LABELS.address} error={errors.address} hint="Starts with the street number" required>
          <TextInput autoComplete="street-address" placeholder="123 Main St" {...register('address')} />
        </Field>
        <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
          <Field label={LABELS.city} error={errors.city} required className="col-span-2 sm:col-span-1">
            <TextInput autoComplete="address-level2" {...register('city')} />
          </Field>
          <Field label={LABELS.state} error={errors.state} hint="Such as IL" required>
            <TextInput autoComplete="address-level1" autoCapitalize="characters" {...register('state')} />
          </Field>
          <Field label={LABELS.zip} error={errors.zip} required>
            <TextInput inputMode="numeric" autoComplete="postal-code" {...register('zip')} />
          </Field>
        </div>
      </FormSection>

      <FormSection title="Delivery and hours">
        <FieldRow>
          <Field label={LABELS.deliveryFee} error={errors.deliveryFee} hint="0 for free delivery" required>
            <TextInput
              type="number"
              inputMode="decimal"
              min="0"
              step="0.01"
              before="$"
              {...register('deliveryFee', { valueAsNumber: true })}
            />
          </Field>
          <Field label={LABELS.deliveryTime} error={errors.deliveryTime} hint="1 to 180 minutes" required>
            <TextInput
              type="number"
              inputMode="numeric"
              min="1"
              max="180"
              step="1"
              after={<span className="pr-3 text-sm">min</span>}
              {...register('deliveryTime', { valueAsNumber: true })}
            />
          </Field>
          <Field
            label={LABELS.businessHours}
            error={errors.businessHours}
            hint="Customers see 11:00 AM–10:00 PM"
            required
          >
            <TextInput autoComplete="off" placeholder="11:00-22:00" {...register('businessHours')} />
          </Field>
          <Field label={LABELS.closingTime} error={errors.closingTime} hint="Scheduled deliveries end here" optional>
            <TextInput type="time" {...register('closingTime')} />
          </Field>
        </FieldRow>
        <Field label={LABELS.timeZone} error={errors.timeZone} hint="Your clock, for scheduled deliveries">
          <Select options={timeZoneOptions(values.timeZone)} {...register('timeZone')} />
        </Field>
      </FormSection>
    </>
  )
}
