'use client'

import { type ComponentProps, useState } from 'react'
import { TextField } from './text-field'

/** A labeled password, with a button that shows what was typed. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'after'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <button
          type="button"
          onClick={() => setShown(!shown)}
          className="h-full min-w-12 rounded-sm px-2 font-semibold text-ink text-sm"
        >
          {shown ? 'Hide' : 'Show'}
          <span className="sr-only"> password</span>
        </button>
      }
    />
  )
}
