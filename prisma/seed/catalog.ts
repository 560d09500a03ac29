import type { Cuisine } from '@/lib/domain/catalog'
import { american } from './catalog/american'
import { breakfast } from './catalog/breakfast'
import { caribbean } from './catalog/caribbean'
import { chinese } from './catalog/chinese'
import { fastFood } from './catalog/fast-food'
import { greek } from './catalog/greek'
import { indian } from './catalog/indian'
import { italian } from './catalog/italian'
import { japanese } from './catalog/japanese'
import { korean } from './catalog/korean'
import { mediterranean } from './catalog/mediterranean'
import { mexican } from './catalog/mexican'
import { pizza } from './catalog/pizza'
import { seafood } from './catalog/seafood'
import { soulFood } from './catalog/soul-food'
import { spanish } from './catalog/spanish'
import { thai } from './catalog/thai'
import { vegan } from './catalog/vegan'
import { vegetarian } from './catalog/vegetarian'
import { vietnamese } from './catalog/vietnamese'
import type { SeedRestaurant } from './seed-restaurant'

/** The hand-written restaurants, three of each cuisine. */
export const CATALOG: Record<Cuisine, readonly SeedRestaurant[]> = {
  American: american,
  Chinese: chinese,
  Italian: italian,
  Japanese: japanese,
  Mexican: mexican,
  Indian: indian,
  Thai: thai,
  Mediterranean: mediterranean,
  Korean: korean,
  Vietnamese: vietnamese,
  Greek: greek,
  Spanish: spanish,
  Seafood: seafood,
  Pizza: pizza,
  Vegetarian: vegetarian,
  Vegan: vegan,
  Breakfast: breakfast,
  'Fast Food': fastFood,
  Caribbean: caribbean,
  'Soul Food': soulFood,
}
