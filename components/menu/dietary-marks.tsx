import { Flame, Leaf, MilkOff, MoonStar, NutOff, Sprout, Star, WheatOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { DIETARY_TAGS, DIETARY_TITLES, type DietaryTag, wordsIn } from '@/lib/menu/rules/dietary'

const MARKS: Record<DietaryTag, ReactNode> = {
  vegetarian: <Leaf />,
  vegan: <Sprout />,
  gluten_free: <WheatOff />,
  dairy_free: <MilkOff />,
  nut_free: <NutOff />,
  halal: <MoonStar />,
  kosher: <Star />,
  spicy: <Flame />,
}

/** The dietary tags of a menu item: small marks that screen readers read as words, or marks and words. */
export function DietaryMarks({ dietary, withWords }: { dietary: string; withWords?: boolean }) {
  const tags = wordsIn(DIETARY_TAGS, dietary)
  if (tags.length === 0) return null
  return (
    <ul aria-label="Dietary" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
      {tags.map((tag) => (
        <li key={tag} title={DIETARY_TITLES[tag]} className="inline-flex items-center gap-1.5 [&_svg]:size-4">
          {MARKS[tag]}
          <span className={withWords ? undefined : 'sr-only'}>{DIETARY_TITLES[tag]}</span>
        </li>
      ))}
    </ul>
  )
}
