import { expect, test } from 'vitest'
import { scene } from '@/tests/scene'
import { type Account, addCustomer } from '@/tests/world'

let ada: Account
scene(async () => {
  ada = await addCustomer()
})
const read = async (text: string) => (await ada.call('readHours', { query: { text } })).week

test('an owner sees what is read of their hours before they save them [4.18.11]', async () => {
  const lunch = { opens: 660, closes: 840 }
  const night = { opens: 1_080, closes: 1_560 }
  expect(await read('Mon-Fri 11:00-14:00, 18:00-02:00')).toEqual([...Array(5).fill([lunch, night]), [], []])
})

test.each(['', 'call us: soon', '9:00-5:00'])('of %j nothing is read', async (text) => {
  expect(await read(text)).toBeNull()
})

test('a text that no restaurant could have is refused', async () => {
  expect(await ada.refusal('readHours', { query: { text: ':'.repeat(251) } })).toMatchObject({ status: 400 })
})
