'use client'

import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { IconButton } from '@/components/ui/icon-button'
import { TextInput } from '@/components/ui/text-input'
import { alertUser } from '@/components/ui/toast'
import { TEXTS } from '@/lib/contract/texts'

/** Answers 'coming soon' (spec §2.4), with a link to the search that works. */
function useComingSoon() {
  const router = useRouter()
  return (typed: string) => {
    const search = typed.trim()
    const label = search ? `Find “${shortened(search)}”` : 'Browse restaurants'
    const onPress = () => router.push(search ? `/home?q=${encodeURIComponent(search)}` : '/home')
    alertUser(TEXTS.comingSoon, { topic: 'search', action: { label, onPress } })
  }
}

/** The search, shortened to fit on a button. */
const shortened = (search: string) => (search.length <= 18 ? search : `${search.slice(0, 17).trim()}…`)

/** The search of the top bar. */
export function SearchBox({ className }: { className?: string }) {
  const comingSoon = useComingSoon()
  return (
    <search className={className}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          comingSoon(String(new FormData(event.currentTarget).get('q') ?? ''))
        }}
      >
        <TextInput
          type="search"
          name="q"
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
  const comingSoon = useComingSoon()
  return <IconButton label="Search Plateful" icon={<Search />} className={className} onClick={() => comingSoon('')} />
}
