'use client'

import { Search } from 'lucide-react'
import { IconButton } from '@/components/ui/icon-button'
import { TextInput } from '@/components/ui/text-input'
import { alertUser } from '@/components/ui/toast'
import { TEXTS } from '@/lib/contract/texts'

/** The search of the top bar, which only answers 'coming soon' (spec §2.4). */
export function SearchBox({ className }: { className?: string }) {
  return (
    <search className={className}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          alertUser(TEXTS.comingSoon)
        }}
      >
        <TextInput
          type="search"
          aria-label="Search Plateful"
          placeholder="Search restaurants and dishes"
          enterKeyHint="search"
          before={<Search />}
          look="pill"
        />
      </form>
    </search>
  )
}

/** The same search as a button, where there is no room for the box. */
export function SearchButton({ className }: { className?: string }) {
  return (
    <IconButton
      label="Search Plateful"
      icon={<Search />}
      className={className}
      onClick={() => alertUser(TEXTS.comingSoon)}
    />
  )
}
