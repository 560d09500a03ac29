import type { Chance } from './chance'
import { REVIEW_TEXTS } from './data'

/** Draws texts that repeat at a restaurant only when all have been used. */
export function reviewWriter(chance: Chance) {
  const { whole, aboutItem, afterwords } = REVIEW_TEXTS
  const used = new Set<string>()
  const draft = (stars: number, itemName: string): string => {
    const pick = (texts: Record<string, readonly string[]>) => chance.pick(texts[stars] ?? [])
    const style = chance.next()
    if (style < 0.24) return pick(whole)
    const about = pick(aboutItem).replace('{item}', itemName.replace(/^The /, ''))
    if (style < 0.42) return about
    return style < 0.72 ? `${about} ${pick(afterwords)}` : `${pick(whole)} ${about}`
  }
  return (stars: number, itemName: string): string => {
    let text = draft(stars, itemName)
    for (let attempt = 0; used.has(text) && attempt < 20; attempt += 1) text = draft(stars, itemName)
    used.add(text)
    return text
  }
}
