/** Documented, since anyone may enter these accounts anyway. */
export const DEMO_PASSWORD = 'plateful-demo'

export type DemoAccount = {
  id: number
  firstName: string
  lastName: string
  /** One line that says what there is to see. */
  role: string
  email: string
  password: string
}

/** The five accounts of the demo buttons. */
export const DEMO_ACCOUNTS = [
  {
    id: 1,
    firstName: 'Ava',
    lastName: 'Bennett',
    role: 'Customer with past orders and reviews',
    email: 'ava@plateful.example',
    password: DEMO_PASSWORD,
  },
  {
    id: 2,
    firstName: 'Noah',
    lastName: 'Kim',
    role: 'New customer with a full wallet',
    email: 'noah@plateful.example',
    password: DEMO_PASSWORD,
  },
  {
    id: 3,
    firstName: 'Mia',
    lastName: 'Rossi',
    role: 'Owner of several restaurants',
    email: 'mia@plateful.example',
    password: DEMO_PASSWORD,
  },
  {
    id: 4,
    firstName: 'Leo',
    lastName: 'Haddad',
    role: 'Owner of an active and an inactive restaurant',
    email: 'leo@plateful.example',
    password: DEMO_PASSWORD,
  },
  {
    id: 5,
    firstName: 'Zoe',
    lastName: 'Martin',
    role: 'Customer with an empty wallet',
    email: 'zoe@plateful.example',
    password: DEMO_PASSWORD,
  },
] as const satisfies DemoAccount[]
