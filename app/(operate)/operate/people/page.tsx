import { FoundList } from '@/components/operate/found-list'
import { kindsOf, nameOf, stateOfPerson } from '@/components/operate/operate-texts'
import { formatPhone } from '@/lib/accounts/rules/contact'
import { dateText } from '@/lib/date-text'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { parseFindQuery } from '@/lib/operate/rules/find-query'
import { findPeople } from '@/lib/operate/server/people'
import { findDesk } from '../../_components/find-desk'
import { titleForOperator } from '../../_components/operator'

export const generateMetadata = () => titleForOperator('People')

export default function FindPeoplePage({ searchParams }: PageProps<'/operate/people'>) {
  const screen = {
    path: '/operate/people',
    title: 'People',
    label: 'Find people',
    hint: 'Number, email, phone, the beginnings of names, or ‘suspended’. All must fit.',
    searchParams,
  } as const
  return findDesk(screen, async (line) => {
    const { people, hasMore } = await findPeople(parseFindQuery(line), { db })
    const rows = people.map((person) => ({
      href: `/operate/people/${person.id}`,
      id: person.id,
      what: 'Account',
      name: nameOf(person),
      about: [person.email, person.phoneNumber && formatPhone(person.phoneNumber), kindsOf(person)]
        .filter(Boolean)
        .join(' · '),
      date: dateText(person.createdAt, env.DEFAULT_TIME_ZONE),
      state: stateOfPerson(person),
    }))
    const columns = ['Name', 'Account', 'Created'] as const
    return <FoundList title="No people found" line={line} hasMore={hasMore} columns={columns} rows={rows} />
  })
}
