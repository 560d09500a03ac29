'use client'

import type { UseFormRegisterReturn } from 'react-hook-form'
import { PictureField } from '@/components/pictures/picture-field'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { Textarea } from '@/components/ui/textarea'
import { FOOD_TYPES } from '@/lib/restaurants/rules/catalog'
import { FOOD_TYPE_NAMES, type MenuItemValues } from './menu-item-values'

const TYPE_OPTIONS = FOOD_TYPES.map((type) => ({ value: type, label: FOOD_TYPE_NAMES[type] }))

type MenuItemFieldsProps = {
  /** Registers a field with the form. */
  register: (name: keyof MenuItemValues, options?: { valueAsNumber: true }) => UseFormRegisterReturn
  errors: Partial<Record<keyof MenuItemValues, string>>
  picture: string
  onPicture: (url: string) => void
  onUploading: (uploading: boolean) => void
}

/** The fields of a menu item, shared by both forms. */
export function MenuItemFields({ register, errors, picture, onPicture, onUploading }: MenuItemFieldsProps) {
  return (
    <>
      <Field label="Name" error={errors.name} required>
        <TextInput autoComplete="off" {...register('name')} />
      </Field>
      <Field label="Description" error={errors.description} hint="At least 5 characters" required>
        <Textarea rows={2} maxLength={500} {...register('description')} />
      </Field>
      <div className="grid grid-cols-2 gap-x-4">
        <Field label="Price" error={errors.price} required>
          <TextInput
            type="number"
            inputMode="decimal"
            min="0.01"
            step="0.01"
            before="$"
            {...register('price', { valueAsNumber: true })}
          />
        </Field>
        <Field label="Type" error={errors.food_type} required>
          <Select placeholder="Choose a type" options={TYPE_OPTIONS} {...register('food_type')} />
        </Field>
      </div>
      <PictureField
        value={picture}
        onUploaded={onPicture}
        onUploading={onUploading}
        error={errors.food_image}
        input={register('food_image')}
      />
    </>
  )
}
