import { hashSync } from 'bcryptjs'
import { splitName } from '@/lib/accounts/rules/contact'
import type { Chance } from './chance'
import { DAY, HOUR } from './chance'
import { DEMO_ACCOUNTS, PEOPLE, type SeedPerson } from './data'
import type { UserSeed } from './rows'

/** Public, since anyone may enter these accounts. */
export const DEMO_PASSWORD = 'plateful-demo'
/** A fixed salt makes the seed data repeatable; it protects nothing, since the password is public. */
const DEMO_SALT = '$2b$10$PlatefulDemoSaltForAllu'

/** The five demo accounts; their balances come from the ledger. */
export function demoUsers(now: Date): UserSeed[] {
  const passwordHash = hashSync(DEMO_PASSWORD, DEMO_SALT)
  return DEMO_ACCOUNTS.map(({ address, signedUpDaysAgo, orders: _, ...account }) => ({
    ...account,
    ...address,
    passwordHash,
    walletCents: 0,
    demo: true,
    restaurantMember: false,
    lastActiveAt: now,
    createdAt: new Date(now.getTime() - signedUpDaysAgo * DAY),
  }))
}

/** The other accounts, owners first. They have no password, which closes them to signing in. */
export function otherUsers(firstId: number, { now, chance }: { now: Date; chance: Chance }) {
  const { areaCodes } = PEOPLE
  const row = ({ name, address }: SeedPerson, index: number, owner: boolean): UserSeed => {
    const daysAgo = owner ? chance.int(190, 200) : chance.int(110, 180)
    const createdAt = new Date(now.getTime() - daysAgo * DAY - chance.int(0, 12) * HOUR)
    return {
      id: firstId + index,
      ...splitName(name),
      email: `${plain(name)}@example.com`,
      phoneNumber: `${areaCodes[index % areaCodes.length]}55501${10 + Math.floor(index / areaCodes.length)}`,
      passwordHash: null,
      ...address,
      walletCents: 0,
      restaurantOwner: owner,
      restaurantMember: false,
      demo: false,
      deliveryInstructions: owner ? '' : chance.pick(PEOPLE.deliveryInstructions),
      lastActiveAt: createdAt,
      createdAt,
    }
  }
  const owners = PEOPLE.owners.map((person, index) => row(person, index, true))
  const customers = PEOPLE.customers.map((person, index) => row(person, owners.length + index, false))
  return { owners, customers }
}

/** First and last names to combine, for datasets with more people than those above. */
export const NAME_PARTS = {
  first: PEOPLE.customers.map(({ name }) => splitName(name).firstName),
  last: [...PEOPLE.customers, ...PEOPLE.owners].map(({ name }) => splitName(name).lastName),
}

/** 'Valentina Ríos' as the local part of an email: valentina.rios */
export function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(' ', '.')
}
