import type { Account, Restaurant } from './fixtures'
import { linkIn, mailTo } from './mails'

/** The address of the newest invitation to a restaurant that was mailed to an account. */
export async function invitationTo({ email }: Account, { name }: Restaurant): Promise<string> {
  return linkIn(await mailTo(email, `Work with ${name} on Plateful`), '/invite')
}

/** Makes an account a member of a restaurant, by a mailed invitation. */
export async function hire(restaurant: Restaurant, member: Account, role: string): Promise<void> {
  const { id, owner } = restaurant
  await owner.api.call('POST', `/api/manage/${id}/members`, { email: member.email, role })
  const token = (await invitationTo(member, restaurant)).split('token=')[1]
  await member.api.call('POST', '/api/members/accept', { token })
}
