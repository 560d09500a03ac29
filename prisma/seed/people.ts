import { hashSync } from 'bcryptjs'
import { parseAddress } from '@/lib/domain/delivery-address'
import { splitName } from '@/lib/domain/person-name'
import type { Chance } from './chance'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts'
import { DAY, HOUR } from './moments'
import type { UserSeed } from './rows'

/** A fixed salt makes every seeding the same; it protects nothing, since the password is public. */
const DEMO_SALT = '$2b$10$PlatefulDemoSaltForAllu'

/** Customers who order and write reviews. */
const CUSTOMERS = [
  ['Amara Okafor', '18 Lincoln Place, Brooklyn, NY, 11217'],
  ['Daniel Reyes', '402 West 46th Street, New York, NY, 10036'],
  ['Priya Raman', '77 Montgomery Street, Jersey City, NJ, 07302'],
  ['Ethan Walker', '255 Java Street, Brooklyn, NY, 11222'],
  ['Mei Tanaka', '31 Steinway Street, Astoria, NY, 11103'],
  ['Sofia Marchetti', '140 Union Street, Brooklyn, NY, 11231'],
  ['Malik Johnson', '512 Lenox Avenue, New York, NY, 10037'],
  ['Hannah Goldberg', '201 West 89th Street, New York, NY, 10024'],
  ['Luis Fernández', '84 Roosevelt Avenue, Jackson Heights, NY, 11372'],
  ['Chloe Nguyen', '19 Orchard Street, New York, NY, 10002'],
  ['Tariq Aziz', '63 Steuben Street, Jersey City, NJ, 07302'],
  ['Grace Oyelaran', '970 Bergen Street, Brooklyn, NY, 11216'],
  ['Oliver Brandt', '45 Christopher Street, New York, NY, 10014'],
  ['Yuna Park', '136 Northern Boulevard, Flushing, NY, 11354'],
  ['Isabel Duarte', '22 Ferry Street, Newark, NJ, 07105'],
  ['Jamal Carter', '331 Putnam Avenue, Brooklyn, NY, 11216'],
  ['Elena Petrova', '2850 Brighton 4th Street, Brooklyn, NY, 11235'],
  ['Samuel Adeyemi', '1410 Fulton Street, Brooklyn, NY, 11216'],
  ['Nora Lindqvist', '88 Greenwich Street, New York, NY, 10006'],
  ['Victor Chen', '59 Mulberry Street, New York, NY, 10013'],
  ['Fatima Zahra', '72 Atlantic Avenue, Brooklyn, NY, 11201'],
  ['Connor Murphy', '215 East 12th Street, New York, NY, 10003'],
  ['Ananya Iyer', '8 River Drive South, Jersey City, NJ, 07310'],
  ['Gabriel Costa', '64 Elm Street, Newark, NJ, 07105'],
  ['Ruth Feldman', '710 West End Avenue, New York, NY, 10025'],
  ['Andre Baptiste', '1204 Flatbush Avenue, Brooklyn, NY, 11226'],
  ['Leila Haidari', '33 Ditmars Boulevard, Astoria, NY, 11105'],
  ['Marcus Bell', '452 Grand Street, New York, NY, 10002'],
  ['Camille Laurent', '91 Bank Street, New York, NY, 10014'],
  ['Diego Morales', '37 Junction Boulevard, Corona, NY, 11368'],
  ['Aisha Rahman', '168 Hillside Avenue, Jamaica, NY, 11432'],
  ['Peter Novak', '229 Nassau Avenue, Brooklyn, NY, 11222'],
  ['Kiara Simmons', '815 Macon Street, Brooklyn, NY, 11233'],
  ['Jonas Weber', '300 Rector Place, New York, NY, 10280'],
  ['Valentina Ríos', '116 Bushwick Avenue, Brooklyn, NY, 11206'],
  ['Theo Papadakis', '25 Broadway, Astoria, NY, 11106'],
  ['Jasmine Wu', '41 Elizabeth Street, New York, NY, 10013'],
  ['Kwame Mensah', '57 Mount Eden Avenue, Bronx, NY, 10452'],
  ['Emily Sorensen', '14 Willow Street, Brooklyn, NY, 11201'],
  ['Rafael Santos', '620 Central Avenue, Jersey City, NJ, 07307'],
  ['Noor Siddiqui', '95 Washington Street, Hoboken, NJ, 07030'],
  ['Beatrice Monroe', '1 Sutton Place South, New York, NY, 10022'],
] as const

/** One owner for each cuisine, in the order of the cuisines. */
const OWNERS = [
  ['George Whitfield', '12 Dean Street, Brooklyn, NY, 11201'],
  ['Lin Zhao', '60 Henry Street, New York, NY, 10002'],
  ['Paolo Ferrante', '18 Cornelia Street, New York, NY, 10014'],
  ['Haruka Mori', '210 East 9th Street, New York, NY, 10003'],
  ['Ximena Castillo', '72 Ludlow Street, New York, NY, 10002'],
  ['Arjun Mehta', '140 East 28th Street, New York, NY, 10016'],
  ['Somchai Wattana', '40 Woodside Avenue, Woodside, NY, 11377'],
  ['Yael Ben-Ami', '255 West 108th Street, New York, NY, 10025'],
  ['Jisoo Han', '48 Parsons Boulevard, Flushing, NY, 11354'],
  ['Thuy Tran', '95 Chrystie Street, New York, NY, 10002'],
  ['Stavros Markou', '29 Crescent Street, Astoria, NY, 11102'],
  ['Carmen Aguirre', '64 West 14th Street, New York, NY, 10011'],
  ['Henry Lawson', '21 Water Street, New York, NY, 10005'],
  ['Benny Castellano', '104 Mulberry Street, New York, NY, 10013'],
  ['Imogen Frost', '380 Clermont Avenue, Brooklyn, NY, 11238'],
  ['Wren Delacroix', '17 Prince Street, New York, NY, 10012'],
  ['Sally Brennan', '410 Eighth Avenue, Brooklyn, NY, 11215'],
  ['Frank Novotny', '1500 Surf Avenue, Brooklyn, NY, 11224'],
  ['Desmond Clarke', '1090 Eastern Parkway, Brooklyn, NY, 11213'],
  ['Odessa Freeman', '270 Malcolm X Boulevard, New York, NY, 10027'],
] as const

const DEMO_PEOPLE = {
  Ava: { phone: '2125550101', address: '310 Clinton Street, Brooklyn, NY, 11231', daysAgo: 172 },
  Noah: { phone: '2125550102', address: '25 Jay Street, Brooklyn, NY, 11201', daysAgo: 1 },
  Mia: { phone: '2125550103', address: '86 Carroll Street, Brooklyn, NY, 11231', daysAgo: 192 },
  Leo: { phone: '2125550104', address: '160 State Street, Brooklyn, NY, 11201', daysAgo: 191 },
  Zoe: { phone: '2125550105', address: '77 Perry Street, New York, NY, 10014', daysAgo: 120 },
} as const

const AREA_CODES = ['212', '347', '646', '718', '917', '929'] as const

/** The address of a line 'ADDRESS, CITY, STATE, ZIP' that the seed itself wrote. */
export function addressOf(line: string) {
  const parsed = parseAddress(line)
  if (!parsed) throw new Error(`Not an address: ${line}`)
  return parsed
}

/** The five demo accounts; their wallets are filled by the ledger. */
export function demoUsers(now: Date): UserSeed[] {
  const passwordHash = hashSync(DEMO_PASSWORD, DEMO_SALT)
  return DEMO_ACCOUNTS.map(({ id, firstName, lastName, email }) => {
    const { phone, address, daysAgo } = DEMO_PEOPLE[firstName]
    return {
      id,
      firstName,
      lastName,
      email,
      phoneNumber: phone,
      passwordHash,
      ...addressOf(address),
      walletCents: 0,
      restaurantOwner: firstName === 'Mia' || firstName === 'Leo',
      demo: true,
      deliveryInstructions: firstName === 'Ava' ? 'Second buzzer from the top, please. The dog is friendly.' : '',
      lastActiveAt: now,
      createdAt: new Date(now.getTime() - daysAgo * DAY),
    }
  })
}

/** The other people, owners first. They have no password: nobody can sign in as them. */
export function otherUsers(firstId: number, { now, chance }: { now: Date; chance: Chance }) {
  const row = ([name, address]: readonly [string, string], index: number, owner: boolean): UserSeed => {
    const daysAgo = owner ? chance.int(190, 200) : chance.int(110, 180)
    const createdAt = new Date(now.getTime() - daysAgo * DAY - chance.int(0, 12) * HOUR)
    return {
      id: firstId + index,
      ...splitName(name),
      email: `${plain(name)}@example.com`,
      phoneNumber: `${AREA_CODES[index % AREA_CODES.length]}55501${String(10 + Math.floor(index / AREA_CODES.length)).padStart(2, '0')}`,
      passwordHash: null,
      ...addressOf(address),
      walletCents: 0,
      restaurantOwner: owner,
      demo: false,
      deliveryInstructions: owner ? '' : chance.pick(INSTRUCTIONS),
      lastActiveAt: createdAt,
      createdAt,
    }
  }
  const owners = OWNERS.map((person, index) => row(person, index, true))
  const customers = CUSTOMERS.map((person, index) => row(person, OWNERS.length + index, false))
  return { owners, customers }
}

/** First and last names to combine, for datasets larger than the people above. */
export const NAME_PARTS = {
  first: CUSTOMERS.map(([name]) => splitName(name).firstName),
  last: [...CUSTOMERS, ...OWNERS].map(([name]) => splitName(name).lastName),
}

const INSTRUCTIONS = [
  '',
  '',
  '',
  'Leave it at the door, please.',
  'Ring twice, the bell is shy.',
  'Please hand it to the doorman.',
  'Third floor, no elevator. Sorry!',
  'Call on arrival, the buzzer is broken.',
] as const

/** 'Valentina Ríos' as the local part of an email: valentina.rios */
export function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(' ', '.')
}
