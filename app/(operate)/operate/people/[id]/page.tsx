import { OperateDesk } from '@/components/operate/operate-desk'
import { PersonStory } from '@/components/operate/person-story'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { readPerson } from '@/lib/operate/server/people'
import { found, requireOperator, titleForOperator } from '../../../_components/operator'

type Props = PageProps<'/operate/people/[id]'>

export async function generateMetadata({ params }: Props) {
  return titleForOperator(`Account ${(await params).id}`)
}

export default async function PersonStoryPage({ params }: Props) {
  const user = await requireOperator()
  const person = await found((await params).id, (id) => readPerson(id, db.read))
  return (
    <OperateDesk current="/operate/people" email={user.email}>
      <PersonStory person={person} timeZone={env.DEFAULT_TIME_ZONE} isOwn={person.id === user.id} />
    </OperateDesk>
  )
}
