import { useEffect, useState } from 'react'

const TYPING_MS = 400
const EXAMPLE = 'such as Mon-Fri 11:00-14:30'
const UNREADABLE = `We cannot read these times yet. Write them ${EXAMPLE}.`

/** The hint of a field for times of the week: the typed times as they are understood, or `empty` without any. */
export function useServedHint(typed: string, empty: string): string {
  const [read, setRead] = useState({ text: '', hint: '' })
  const text = typed.trim()
  const isRead = text === '' || text === read.text

  useEffect(() => {
    if (isRead) return
    let isOver = false
    const timer = setTimeout(() => {
      Promise.all([import('@/lib/restaurants/rules/read-hours'), import('@/lib/restaurants/rules/opening-week')])
        .then(([{ readHours }, { weekWords }]) => {
          const week = readHours(text)
          if (!isOver) setRead({ text, hint: week ? `Served ${weekWords(week)}` : UNREADABLE })
        })
        .catch(() => undefined)
    }, TYPING_MS)
    return () => {
      clearTimeout(timer)
      isOver = true
    }
  }, [text, isRead])

  return text === '' ? `${empty}, ${EXAMPLE}` : read.hint || EXAMPLE
}
