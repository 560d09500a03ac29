'use client'

import { PictureField } from '@/components/pictures/picture-field'
import { Field, FieldRow } from '@/components/ui/field'
import { FormSection } from '@/components/ui/form-section'
import { Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { Textarea } from '@/components/ui/textarea'
import { formatMoney } from '@/lib/money'
import { DELIVERY_FEE_CENTS } from '@/lib/orders/rules/order-total'
import { CUISINES, PRICE_LEVEL_SIGNS, PRICE_LEVELS, type PriceLevel } from '@/lib/restaurants/rules/catalog'
import type { DayOff } from '@/lib/restaurants/rules/opening-hours'
import { HoursFields, type RestaurantFormOf } from './hours-fields'
import { HoursSection } from './hours-section'
import { RESTAURANT_LABELS as LABELS } from './restaurant-values'

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

type RestaurantFieldsProps = RestaurantFormOf & {
  /** An existing restaurant has a screen of its own for its hours. */
  isNew: boolean
  onPicture: (url: string) => void
  onHours: (text: string) => void
  onDaysOff: (days: DayOff[]) => void
  onUploading: (uploading: boolean) => void
}

/** The fields of a restaurant, in sections. */
export function RestaurantFields(props: RestaurantFieldsProps) {
  const { register, field, errors, values, isNew, onPicture, onHours, onDaysOff, onUploading } = props
  return (
    <>
      <FormSection title="About" text="What customers see first.">
        <TextField label={LABELS.name} required autoComplete="off" {...field('name')} />
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
          wide
          input={field('storeImage')}
        />
      </FormSection>

      <FormSection title="Location">
        <TextField
          label={LABELS.address}
          hint="Starts with the street number"
          required
          autoComplete="address-line1"
          placeholder="123 Main St"
          {...field('address')}
        />
        <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
          <TextField
            label={LABELS.city}
            required
            className="col-span-2 sm:col-span-1"
            autoComplete="address-level2"
            {...field('city')}
          />
          <TextField
            label={LABELS.state}
            hint="Such as IL"
            required
            autoComplete="address-level1"
            autoCapitalize="characters"
            {...field('state')}
          />
          <TextField label={LABELS.zip} required inputMode="numeric" autoComplete="postal-code" {...field('zip')} />
        </div>
      </FormSection>

      <FormSection title="Delivery">
        <FieldRow>
          <TextField
            label={LABELS.deliveryFee}
            hint={`Shown to nobody: customers pay the marketplace’s ${formatMoney(DELIVERY_FEE_CENTS)}`}
            required
            type="number"
            inputMode="decimal"
            min="0"
            step="0.01"
            before="$"
            {...field('deliveryFee', { valueAsNumber: true })}
          />
          <TextField
            label={LABELS.deliveryTime}
            hint="1 to 180 minutes"
            required
            type="number"
            inputMode="numeric"
            min="1"
            max="180"
            step="1"
            after={<span className="pr-3 text-sm">min</span>}
            {...field('deliveryTime', { valueAsNumber: true })}
          />
        </FieldRow>
      </FormSection>
      {isNew && (
        <FormSection title="Hours">
          <HoursFields
            register={register}
            field={field}
            errors={errors}
            values={values}
            editors={
              <HoursSection text={values.businessHours} onText={onHours} days={values.daysOff} onDays={onDaysOff} />
            }
          />
        </FormSection>
      )}
    </>
  )
}
