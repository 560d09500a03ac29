'use client'

import { type SubmitEvent, useEffect, useRef, useState, useTransition } from 'react'
import {
  type ChangeHandler,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormRegister,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { TEXTS } from '@/lib/contract/texts'
import { ApiError, isSessionOver, onSessionOver } from './api'
import { Attempts } from './attempt-key'
import { formDraft } from './form-draft'
import { useUserId } from './user-id'
import { whenUsed } from './when-used'

type ApiFormOptions<Values extends FieldValues, Body extends FieldValues, Answer> = {
  /**
   * Imports the contract's schema after the page has loaded: Zod is as large as the rest of a form's code. The form may
   * hold values that the schema refuses, such as '' for a choice not made yet. Without a schema, any values are sent.
   */
  schema?: () => Promise<z.ZodMiniType<FieldValues, Body>>
  /** The initial values, under the wire's names. */
  defaultValues: Values & DefaultValues<Values>
  /** Sends the valid values as typed, since the server parses them again. A retry of the same values reuses the key. */
  send: (values: Values & Body, attempt: { idempotencyKey: string }) => Promise<Answer>
  /** Runs after success. The form stays pending while a navigation started here is under way. */
  onDone?: (answer: Answer, values: Values) => void
  /** The message when the server fails or cannot be reached; below status 500 the server's own text is shown. */
  failureText?: string
  /** The form's names for fields that the server's errors name differently. */
  fieldNames?: Record<string, Path<Values>>
  /** When a field first shows its error; after that each keystroke checks it. Submitting checks all fields. */
  mode?: 'onTouched' | 'onChange' | 'onSubmit'
}

/**
 * The form pattern of all screens: react-hook-form validated by the contract's schema, a call that cannot be sent
 * twice, the server's errors at their fields, and `alert` (to be rendered with role="alert") for errors that belong to
 * no single field. Typed values survive any failure, including values typed before hydration. Give the form
 * `method="dialog"`, so that a press before hydration does nothing instead of reloading the page.
 */
export function useApiForm<Values extends FieldValues, Body extends FieldValues, Answer>(
  options: ApiFormOptions<Values, Body, Answer>,
) {
  const { schema, defaultValues, mode = 'onTouched' } = options
  const form = useForm<Values, unknown, FieldValues>({
    resolver: resolverOf<Values>(schema),
    defaultValues,
    mode,
  })
  const [alert, setAlert] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [leaving, startLeaving] = useTransition()
  const [attempts] = useState(() => new Attempts())
  const busy = useRef(false)
  const met = useRef(new Set<string>())
  const pending = sending || leaving
  const userId = useUserId()
  // The initial values identify a form among several on a page.
  const initial = useRef(defaultValues)
  const importSchema = useRef(schema)

  useEffect(() => whenUsed(() => void importRules(importSchema.current).catch(() => undefined)), [])

  useEffect(() => {
    const draft = userId === null ? null : formDraft.take(initial.current, userId)
    if (draft) form.reset({ ...initial.current, ...draft }, { keepDefaultValues: true })
  }, [form, userId])

  useEffect(
    () =>
      onSessionOver((how) => {
        if (how === 'told' && userId !== null && form.formState.isDirty)
          formDraft.keep(initial.current, userId, form.getValues())
      }),
    [form, userId],
  )

  const register: UseFormRegister<Values> = (name, rules) => {
    const field = form.register(name, rules)
    const initial: unknown = defaultValues[name]
    return {
      ...field,
      // Set on the server too, so that fields do not fill in late.
      ...(typeof initial === 'string' || typeof initial === 'number' ? { defaultValue: initial } : null),
      ref(node: unknown) {
        const early = met.current.has(name) ? null : earlyText(node, initial)
        field.ref(node)
        if (node) met.current.add(name)
        if (early) keepEarlyText(early, field.onChange)
      },
    }
  }

  function showFailure(error: unknown, values: Values) {
    const fallback = options.failureText ?? TEXTS.somethingWrong
    if (!(error instanceof ApiError)) {
      console.error(error)
      setAlert(fallback)
      return
    }
    if (userId !== null && isSessionOver(error)) formDraft.keep(initial.current, userId, values)
    const named = Object.entries(error.fields).flatMap(([field, text]) => {
      const name = options.fieldNames?.[field] ?? field
      return isFieldOf(values, name) ? [{ name, text }] : []
    })
    for (const [index, { name, text }] of named.entries()) {
      form.setError(name, { type: 'server', message: text }, { shouldFocus: index === 0 })
    }
    if (named.length === 0) setAlert(error.body === null ? fallback : error.message)
  }

  const onValid = async () => {
    const values = form.getValues()
    try {
      const answer = await attempts.send(values, (idempotencyKey) =>
        // The schema has just accepted these values.
        options.send(values as Values & Body, { idempotencyKey }),
      )
      startLeaving(() => options.onDone?.(answer, values))
    } catch (error) {
      showFailure(error, values)
    }
  }
  const send = form.handleSubmit(onValid, ({ root }) => root && setAlert(options.failureText ?? TEXTS.somethingWrong))

  async function submit(event?: SubmitEvent) {
    event?.preventDefault()
    // A second press can come before the button renders as pending.
    if (busy.current || leaving) return
    busy.current = true
    setSending(true)
    setAlert(null)
    await send()
    setSending(false)
    busy.current = false
  }

  /** The error of each field. */
  const errors = errorTexts(form.formState.errors, defaultValues)
  return {
    form,
    register,
    /** Registers a TextField. */
    field: (...[name, rules]: Parameters<typeof register>) => ({ ...register(name, rules), error: errors[name] }),
    control: form.control,
    errors,
    isDirty: form.formState.isDirty,
    alert,
    pending,
    submit,
  }
}

type ImportSchema = (() => Promise<z.ZodMiniType<FieldValues, FieldValues>>) | undefined

async function importRules(schema: ImportSchema) {
  if (!schema) return null
  const [{ zodResolver }, rules] = await Promise.all([import('@hookform/resolvers/zod'), schema()])
  return zodResolver(rules)
}

/** Validates with a schema that may still be loading. If loading fails, the form shows one error, the fields none. */
function resolverOf<Values extends FieldValues>(schema: ImportSchema) {
  const check: Resolver = async (values, context, options) => {
    const rules = await importRules(schema).catch(() => 'missing' as const)
    if (rules === 'missing') return { values: {}, errors: { root: { type: rules } } }
    return rules ? rules(values, context, options) : { values, errors: {} }
  }
  // The schema's fields are a subset of the form's, which the resolver's type cannot express.
  return check as unknown as Resolver<Values, unknown, FieldValues>
}

type EarlyText = { node: HTMLInputElement | HTMLTextAreaElement; text: string }

/** Text that the user, or the browser's autofill, entered before hydration. */
function earlyText(node: unknown, initial: unknown): EarlyText | null {
  const isText =
    node instanceof HTMLTextAreaElement ||
    (node instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(node.type))
  if (!isText) return null
  const before = String(initial ?? '').replaceAll('\r\n', '\n')
  return node.value !== '' && node.value !== before ? { node, text: node.value } : null
}

/** Keeps text that was typed before hydration, which react-hook-form would reset to the initial value. */
function keepEarlyText({ node, text }: EarlyText, onChange: ChangeHandler): void {
  node.value = text
  // After the form's subscribers are listening.
  setTimeout(() => void onChange({ target: node, type: 'change' }))
}

function isFieldOf<Values extends FieldValues>(values: Values, name: string): name is Path<Values> {
  return Object.hasOwn(values, name)
}

function errorTexts<Values extends FieldValues>(errors: FieldErrors<Values>, fields: Values) {
  const texts: Partial<Record<Path<Values>, string>> = {}
  for (const [name, error] of Object.entries(errors)) {
    if (isFieldOf(fields, name) && typeof error?.message === 'string') texts[name] = error.message
  }
  return texts
}
