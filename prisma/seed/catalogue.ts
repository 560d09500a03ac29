import type { Cuisine } from '@/lib/domain/catalogue'
import { american } from './catalogue/american'
import { breakfast } from './catalogue/breakfast'
import { caribbean } from './catalogue/caribbean'
import { chinese } from './catalogue/chinese'
import { fastFood } from './catalogue/fast-food'
import { greek } from './catalogue/greek'
import { indian } from './catalogue/indian'
import { italian } from './catalogue/italian'
import { japanese } from './catalogue/japanese'
import { korean } from './catalogue/korean'
import { mediterranean } from './catalogue/mediterranean'
import { mexican } from './catalogue/mexican'
import { pizza } from './catalogue/pizza'
import { seafood } from './catalogue/seafood'
import { soulFood } from './catalogue/soul-food'
import { spanish } from './catalogue/spanish'
import { thai } from './catalogue/thai'
import { vegan } from './catalogue/vegan'
import { vegetarian } from './catalogue/vegetarian'
import { vietnamese } from './catalogue/vietnamese'
import type { SeedRestaurant } from './seed-restaurant'

/** The hand-written restaurants, three of each cuisine. */
export const CATALOGUE: Record<Cuisine, readonly SeedRestaurant[]> = {
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
