import { beforeEach, describe, expect, test } from 'vitest'
import { scene } from '@/tests/scene'
import { type Account, addCustomer, addOrder, addRestaurant, balanceOf, ledgerOf } from '@/tests/world'

const AMOUNT = 'Amount must be above 0 and at most 10,000, with at most two decimals'

let ada: Account
scene(async () => {
  ada = await addCustomer()
})

const add = (amount: unknown, account = ada) => account.ask('addFunds', { id: ada.id, body: { amount } })
const deduct = (amount: unknown, account = ada) => account.ask('deductFunds', { id: ada.id, body: { amount } })

test('adding funds answers the user with the new balance, and leaves an entry [7.1.1]', async () => {
  const user = await ada.call('addFunds', { id: ada.id, body: { amount: 1000 } })
  expect(user).toMatchObject({ id: ada.id, wallet: 1999.99 })
  expect(await ledgerOf(ada)).toEqual([
    { reason: 'signup', amountCents: 99_999, orderId: null },
    { reason: 'top_up', amountCents: 100_000, orderId: null },
  ])
})

test('deducting answers the user with the new balance, and leaves an entry [7.1.1]', async () => {
  const user = await ada.call('deductFunds', { id: ada.id, body: { amount: 0.99 } })
  expect(user).toMatchObject({ id: ada.id, wallet: 999 })
  expect((await ledgerOf(ada)).at(-1)).toEqual({ reason: 'deduction', amountCents: -99, orderId: null })
})

describe('an amount is above 0 and at most 10,000, with two decimals [9.3.2]', () => {
  test.each([0.01, 0.1, 19.99, 8.2, 9999.99, 10_000])('%d can be added', async (amount) => {
    expect((await add(amount)).status).toBe(200)
    expect(await balanceOf(ada)).toBe(99_999 + Math.round(amount * 100))
  })

  test.each([0, -0, -1, -0.01, 10_000.01, 0.001, 1.005, 0.1 + 0.2, 1e21, '1000', null, true, [1], {}])(
    '%j can be neither added nor deducted',
    async (amount) => {
      for (const name of ['addFunds', 'deductFunds'] as const) {
        const told = await ada.refusal(name, { id: ada.id, body: { amount } })
        expect(told).toEqual({ status: 400, message: AMOUNT, errors: { amount: AMOUNT } })
      }
      expect(await ledgerOf(ada)).toHaveLength(1)
    },
  )
})

test('a missing amount is refused at its field', async () => {
  for (const name of ['addFunds', 'deductFunds'] as const) {
    const told = await ada.refusal(name, { id: ada.id, body: {} })
    expect(told).toEqual({ status: 400, message: 'Amount is required', errors: { amount: 'Amount is required' } })
  }
})

describe('a wallet holds at most $1,000,000 [9.3.2, V2.3.1–4]', () => {
  let rich: Account
  beforeEach(async () => {
    rich = await addCustomer({ walletCents: 99_000_000 })
    await rich.call('addFunds', { id: rich.id, body: { amount: 10_000 } })
  })

  test('a wallet can be filled to exactly $1,000,000', async () => {
    expect(await balanceOf(rich)).toBe(100_000_000)
  })

  test('a wallet cannot be filled one cent above $1,000,000', async () => {
    const told = await rich.refusal('addFunds', { id: rich.id, body: { amount: 0.01 } })
    const text = 'A wallet holds at most $1,000,000'
    expect(told).toEqual({ status: 400, message: text, errors: { amount: text } })
    expect(await balanceOf(rich)).toBe(100_000_000)
  })
})

describe('no more than the balance can be deducted', () => {
  test('the whole balance can be deducted', async () => {
    expect((await deduct(999.99)).body).toMatchObject({ wallet: 0 })
  })

  test('a refused deduction changes nothing', async () => {
    const told = await ada.refusal('deductFunds', { id: ada.id, body: { amount: 1000 } })
    expect(told).toEqual({ status: 402, message: 'Insufficient funds in your wallet.', errors: {} })
    expect(await ledgerOf(ada)).toHaveLength(1)
  })
})

test('deducting funds does not pay an order [4.4.2]', async () => {
  const { id } = await addOrder(ada, await addRestaurant())
  await deduct(29.04)
  expect(await ada.call('getOrder', { id })).toMatchObject({ status: 'Active', paymentMethod: null })
})
