import { FoundList } from '@/components/operate/found-list'
import { LineSearch } from '@/components/operate/line-search'
import { OperateDesk } from '@/components/operate/operate-desk'
import { kindsOf, nameOf, stateOfPerson } from '@/components/operate/operate-texts'
import { formatPhone } from '@/lib/accounts/rules/contact'
import { dateText } from '@/lib/date-text'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { parseFindQuery } from '@/lib/operate/rules/find-query'
import { findPeople } from '@/lib/operate/server/people'
import { requireOperator, titleForOperator } from '../../_components/operator'

export const generateMetadata = () => titleForOperator('People')

export default async function FindPeoplePage({ searchParams }: PageProps<'/operate/people'>) {
  const user = await requireOperator()
  const { q } = await searchParams
  const line = typeof q === 'string' ? q : ''
  const { people, hasMore } = await findPeople(parseFindQuery(line), { db })
  return (
    <OperateDesk current="/operate/people" email={user.email}>
      <LineSearch
        title="People"
        action="/operate/people"
        line={line}
        label="Find people"
        hint="Number, email, phone, the beginnings of names, or ‘suspended’. All must fit."
      />
      <FoundList
        title="No people found"
        line={line}
        hasMore={hasMore}
        columns={['Name', 'Account', 'Created']}
        rows={people.map((person) => ({
          href: `/operate/people/${person.id}`,
          id: person.id,
          what: 'Account',
          name: nameOf(person),
          about: [person.email, person.phoneNumber && formatPhone(person.phoneNumber), kindsOf(person)]
            .filter(Boolean)
            .join(' · '),
          date: dateText(person.createdAt, env.DEFAULT_TIME_ZONE),
          state: stateOfPerson(person),
        }))}
      />
    </OperateDesk>
  )
}
