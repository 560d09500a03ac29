'use client'

import { zodResolver } from '@hookform/resolvers/zod'
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
import type { z } from 'zod'
import { TEXTS } from '@/lib/contracts/texts'
import { ApiError, isSessionOver } from './api'
import { Attempts } from './attempt-key'
import { formDraft } from './form-draft'
import { useSession } from './session'

type ApiFormOptions<Values extends FieldValues, Body extends FieldValues, Answer> = {
  /** The contract's schema. The form may hold more than it takes, such as '' where one of a list is to be chosen. */
  schema: z.ZodType<FieldValues, Body>
  /** What the fields hold at first, under the names of the wire. */
  defaultValues: Values & DefaultValues<Values>
  /** Makes the call with what was typed and is valid: the server parses it again. The same values tried again have the same key. */
  send: (values: Values & Body, attempt: { idempotencyKey: string }) => Promise<Answer>
  /** What follows success. The form stays pending while a navigation that starts here is under way. */
  onDone?: (answer: Answer, values: Values) => void
  /** What to say when the server could not be reached or broke; below status 500 its own text comes first. */
  failureText?: string
  /** Fields of the server's errors that have another name in the form. */
  fieldNames?: Record<string, Path<Values>>
  /** When a field first shows what is wrong with it; from then on it follows each key. Submitting checks all of them. */
  mode?: 'onTouched' | 'onChange' | 'onSubmit'
}

/**
 * The one form pattern: react-hook-form checked by the contract's schema, a call that cannot be sent twice, the server's
 * errors at their fields, and `alert`, to be shown with role="alert", for what no field is to blame for. Whatever fails,
 * what was typed stays, and what was typed before the scripts ran as well; give the form `method="dialog"`, so that a press
 * that comes too early does nothing instead of loading the page anew.
 */
export function useApiForm<Values extends FieldValues, Body extends FieldValues, Answer>(
  options: ApiFormOptions<Values, Body, Answer>,
) {
  const { schema, defaultValues, mode = 'onTouched' } = options
  const form = useForm<Values, unknown, FieldValues>({
    // The parser of the form: the schema's fields are among the form's, which the resolver's type cannot say.
    resolver: zodResolver(schema) as unknown as Resolver<Values, unknown, FieldValues>,
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
  const userId = useSession().user?.id ?? null
  // What the form began with says which one it is, among several of a page.
  const initial = useRef(defaultValues)

  useEffect(() => {
    const draft = userId === null ? null : formDraft.take(initial.current, userId)
    if (draft) form.reset({ ...initial.current, ...draft }, { keepDefaultValues: true })
  }, [form, userId])

  const register: UseFormRegister<Values> = (name, rules) => {
    const field = form.register(name, rules)
    const initial: unknown = defaultValues[name]
    return {
      ...field,
      // On the page before any script runs, so that no field fills in late.
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

  const send = form.handleSubmit(async () => {
    const values = form.getValues()
    try {
      // The schema has just accepted them.
      const answer = await options.send(values as Values & Body, { idempotencyKey: attempts.keyFor(values) })
      attempts.settle()
      startLeaving(() => options.onDone?.(answer, values))
    } catch (error) {
      // Only an answer says that nothing happened; without one the next try may be the same attempt.
      if (error instanceof ApiError && error.status !== 0 && error.body !== null) attempts.settle()
      showFailure(error, values)
    }
  })

  async function submit(event?: SubmitEvent) {
    event?.preventDefault()
    // A second press can come before the button has been drawn as pending.
    if (busy.current || leaving) return
    busy.current = true
    setSending(true)
    setAlert(null)
    await send()
    setSending(false)
    busy.current = false
  }

  return {
    form,
    register,
    control: form.control,
    /** The text to show at each field. */
    errors: errorTexts(form.formState.errors, defaultValues),
    /** Whether all fields keep the rules at this moment, shown or not. */
    isValid: form.formState.isValid,
    isDirty: form.formState.isDirty,
    alert,
    pending,
    submit,
  }
}

type EarlyText = { node: HTMLInputElement | HTMLTextAreaElement; text: string }

/** What a person, or the browser's own memory, put into a field before the scripts of the page ran. */
function earlyText(node: unknown, initial: unknown): EarlyText | null {
  const isText =
    node instanceof HTMLTextAreaElement ||
    (node instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(node.type))
  if (!isText) return null
  const before = String(initial ?? '').replaceAll('\r\n', '\n')
  return node.value !== '' && node.value !== before ? { node, text: node.value } : null
}

/** react-hook-form would put back what the field held at first; this takes over what was typed instead. */
function keepEarlyText({ node, text }: EarlyText, onChange: ChangeHandler): void {
  node.value = text
  // Once those who follow the form are listening.
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
