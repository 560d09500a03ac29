'use client'

import { Plus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { ErrorText, Field } from '@/components/ui/field'
import { FormAlert } from '@/components/ui/form-alert'
import { IconButton } from '@/components/ui/icon-button'
import type { OverlayProps } from '@/components/ui/late'
import { LiveRegion } from '@/components/ui/live-region'
import { MoveButtons } from '@/components/ui/move-buttons'
import { TextField } from '@/components/ui/text-field'
import { TextInput } from '@/components/ui/text-input'
import { UnsavedGuard } from '@/components/ui/unsaved-guard'
import { call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'
import { MAX_MODIFIERS } from '@/lib/list-limits'
import type { ManagedModifierGroupOut } from '@/lib/menu/contract/modifier-schemas'
import { managedGroupFromWire } from '@/lib/menu/contract/wire'
import { ruleText } from '@/lib/menu/rules/modifiers'
import type { ManagedModifierGroup } from '@/lib/menu/server/shapes'
import { ChangedElsewhere, savedMeanwhile } from './changed-elsewhere'
import { fittedTo, type GroupValues, modifiersText, newModifier, valuesOfGroup } from './group-values'

type GroupEditorProps = OverlayProps & {
  restaurantId: number
  /** The group to change; null creates one. */
  group: ManagedModifierGroup | null
  initial: GroupValues
  /** The items of the menu. */
  items: readonly { id: number; name: string }[]
  onSaved: (group: ManagedModifierGroup) => void
}

/** Creates or changes a modifier group in its place. */
export function GroupEditor({ restaurantId, group, initial, items, onSaved, onOpenChange }: GroupEditorProps) {
  const element = useRef<HTMLFormElement>(null)
  const version = useRef(group?.version ?? 0)
  /** The group as somebody else has saved it meanwhile. */
  const [theirs, setTheirs] = useState<ManagedModifierGroup | null>(null)
  const [announced, setAnnounced] = useState('')
  const { form, register, field, control, errors, isDirty, alert, pending, submit } = useApiForm({
    schema: async () => (await import('@/lib/menu/contract/modifier-schemas')).modifierGroupBody,
    defaultValues: initial,
    failureText: 'Failed to save the choice',
    async send(body, { idempotencyKey }) {
      if (!group) return call('createModifierGroup', { params: { id: restaurantId }, body, idempotencyKey })
      const changed = { ...body, version: version.current }
      return call('updateModifierGroup', { params: { id: group.id }, body: changed }).catch((error: unknown) => {
        const { group: saved } = savedMeanwhile<{ group: ManagedModifierGroupOut }>(error)
        setTheirs(saved ? managedGroupFromWire(saved) : null)
        throw error
      })
    },
    onDone: (saved) => onSaved(managedGroupFromWire(saved)),
  })
  const { fields, append, remove, move } = useFieldArray({ control, name: 'modifiers', keyName: 'key' })
  const values = { ...initial, ...useWatch({ control }) }
  const isRequired = values.min !== 0
  const faults = form.formState.errors.modifiers

  useEffect(() => element.current?.querySelector('input')?.focus(), [])

  function setRequired(required: boolean) {
    form.setValue('min', required ? 1 : 0, { shouldDirty: true, shouldValidate: true })
  }

  function place(index: number, to: number) {
    move(index, to)
    setAnnounced(`${values.modifiers[index]?.name || 'The option'} is now ${to + 1} of ${fields.length}`)
  }

  function takeTheirs(saved: ManagedModifierGroup) {
    version.current = saved.version
    form.reset(valuesOfGroup(saved))
    setTheirs(null)
  }

  function keepMine(saved: ManagedModifierGroup) {
    version.current = saved.version
    form.reset(fittedTo(form.getValues(), saved), { keepDefaultValues: true })
    setTheirs(null)
    void submit()
  }

  return (
    <form
      ref={element}
      noValidate
      onSubmit={submit}
      aria-label={group ? `Edit ${group.name}` : 'New choice'}
      className="bg-sunken/50 p-4 sm:p-5"
    >
      <UnsavedGuard when={isDirty && !pending} />
      <LiveRegion message={announced} />
      {theirs ? (
        <div className="mb-4">
          <ChangedElsewhere choices={{ 'Take that': () => takeTheirs(theirs), 'Save mine': () => keepMine(theirs) }}>
            This choice was changed while you edited it. It is now: {theirs.name}. {ruleText(theirs)}:{' '}
            {modifiersText(theirs)}.
          </ChangedElsewhere>
        </div>
      ) : (
        <FormAlert text={alert} />
      )}
      <TextField label="Name" hint="As in 'Size' or 'Toppings'" required autoComplete="off" {...field('name')} />
      <Checkbox label="Required" checked={isRequired} onChange={({ target }) => setRequired(target.checked)} />
      <div className="grid grid-cols-2 gap-x-4">
        {isRequired && <TextField label="Min" required type="number" inputMode="numeric" min="1" {...number('min')} />}
        <TextField label="Max" required type="number" inputMode="numeric" min="1" {...number('max')} />
      </div>
      {isRequired && (
        <TextField
          label="Reminder"
          hint="For customers who have not chosen, as in 'Choose how hot'"
          autoComplete="off"
          {...field('prompt')}
        />
      )}
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-medium text-sm">Options, in the order in which customers read them</legend>
        <ol className="flex flex-col gap-2">
          {fields.map(({ key }, index) => (
            <li
              key={key}
              className="flex flex-wrap items-start gap-x-2 rounded-md border border-line bg-surface px-3 pt-3 max-sm:pb-1"
            >
              <Field label={`Option ${index + 1}`} error={faults?.[index]?.name?.message} className="flex-1 basis-32">
                <TextInput autoComplete="off" {...register(`modifiers.${index}.name`)} />
              </Field>
              <Field label="Adds" error={faults?.[index]?.price?.message} className="w-28">
                <TextInput
                  type="number"
                  inputMode="decimal"
                  min="0"
                  step="0.01"
                  before="$"
                  {...register(`modifiers.${index}.price`, { valueAsNumber: true })}
                />
              </Field>
              <span className="mt-6.5 flex max-sm:mt-0 max-sm:ml-auto">
                <MoveButtons
                  label={values.modifiers[index]?.name || `option ${index + 1}`}
                  index={index}
                  count={fields.length}
                  onMove={(to) => place(index, to)}
                />
                <IconButton
                  label={`Remove ${values.modifiers[index]?.name || `option ${index + 1}`}`}
                  icon={<X />}
                  disabled={fields.length === 1}
                  onClick={() => remove(index)}
                />
              </span>
            </li>
          ))}
        </ol>
        {errors.modifiers && <ErrorText text={errors.modifiers} />}
        {fields.length < MAX_MODIFIERS && (
          <Button
            variant="secondary"
            size="sm"
            className="mt-2"
            onClick={() => append(newModifier(), { focusName: `modifiers.${fields.length}.name` })}
          >
            <Plus className="size-4" />
            Add an option
          </Button>
        )}
      </fieldset>
      <ItemsField
        items={items}
        chosen={values.itemIds}
        error={errors.itemIds}
        onChange={(itemIds) => form.setValue('itemIds', itemIds, { shouldDirty: true })}
      />
      <div className="mt-3 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" disabled={pending} onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button type="submit" pending={pending}>
          {group ? 'Save choice' : 'Add choice'}
        </Button>
      </div>
    </form>
  )

  function number(name: 'min' | 'max') {
    return field(name, { valueAsNumber: true })
  }
}

type ItemsFieldProps = {
  items: readonly { id: number; name: string }[]
  chosen: readonly number[]
  error: string | undefined
  onChange: (chosen: number[]) => void
}

/** Which items have the group. */
function ItemsField({ items, chosen, error, onChange }: ItemsFieldProps) {
  if (items.length === 0) return null
  const isAll = chosen.length === items.length
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="mb-1.5 font-medium text-sm">
        Items that have it{' '}
        <span className="tabular font-normal text-ink-soft">
          {chosen.length} of {items.length}
        </span>
      </legend>
      <Button variant="ghost" size="sm" onClick={() => onChange(isAll ? [] : items.map(({ id }) => id))}>
        {isAll ? 'None of them' : 'All of them'}
      </Button>
      <ul className="grid max-h-72 grid-cols-1 gap-x-4 overflow-y-auto rounded-md border border-line bg-surface px-4 py-1 sm:grid-cols-2">
        {items.map(({ id, name }) => (
          <li key={id}>
            <Checkbox
              label={name}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
          </li>
        ))}
      </ul>
      {error && <ErrorText text={error} />}
    </fieldset>
  )
}
