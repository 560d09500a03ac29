import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '@/tests/browser-storage'
import { formDraft } from './form-draft'

const { kept, ...storage } = new MemoryStorage()
const at = (pathname: string, search = '') => vi.stubGlobal('window', { location: { pathname, search } })

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', storage)
  at('/account')
})
afterEach(() => vi.unstubAllGlobals())

const EMPTY = { name: '', note: '' }
const TYPED = { name: 'Ada', note: 'Ring twice' }

test('a draft is returned once, to the form that it was typed into', () => {
  formDraft.keep(EMPTY, 3, TYPED)
  expect(formDraft.take({ other: '' }, 3)).toBeNull()
  at('/wallet')
  expect(formDraft.take(EMPTY, 3)).toBeNull()
  at('/account', '?page=2')
  expect(formDraft.take(EMPTY, 3)).toBeNull()
  at('/account')
  expect(formDraft.take(EMPTY, 3)).toEqual(TYPED)
  expect(formDraft.take(EMPTY, 3)).toBeNull()
})

test('a draft is returned only to the user who typed it [4.7.4]', () => {
  formDraft.keep(EMPTY, 3, TYPED)
  expect(formDraft.take(EMPTY, 4)).toBeNull()
  expect(formDraft.take(EMPTY, 3)).toEqual(TYPED)
})

test('passwords are not stored in a draft', () => {
  formDraft.keep(EMPTY, 3, { name: 'Ada', password: 'secret', confirmPassword: 'secret' })
  expect([...kept.values()].join()).not.toContain('secret')
  expect(formDraft.take(EMPTY, 3)).toEqual({ name: 'Ada' })
})
