import { readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { errorResponse } from '@/lib/http/respond'
import { freshDatabase } from './db'
import { projectFiles } from './project-files'
import { signal } from './signal'

beforeEach(freshDatabase)

test('bundles that each load a module share its state', async () => {
  const load = () => {
    vi.resetModules()
    return import('@/lib/db/error-counts')
  }
  const [one, other] = [await load(), await load()]
  expect(one.countError).not.toBe(other.countError)
  one.countError('/orders')
  await other.storeErrors({ db })
  expect(await db.read.errorCount.findMany({ select: { place: true, count: true } })).toEqual([
    { place: '/orders', count: 1 },
  ])
})

test('a bundle knows the refusals of what another one has made', async () => {
  vi.resetModules()
  const maker = await import('@/lib/http/heavy-turns')
  vi.resetModules()
  const [{ heavyRead }, { AppError }] = [await import('@/lib/http/heavy-turns'), await import('@/lib/errors')]
  expect(heavyRead).not.toBe(maker.heavyRead)
  const { fire, fired } = signal()
  const reading = Promise.all(Array.from({ length: 101 }, () => heavyRead({ id: 1 }, () => fired)))
  const refusal = await heavyRead({ id: 1 }, () => fired).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(AppError)
  expect(errorResponse(refusal).status).toBe(503)
  fire()
  await reading
})

test('every name of state is used once', () => {
  const sources = projectFiles()
    .filter((file) => /^(app|lib)\/.*(?<!\.test)\.tsx?$/.test(file) && file !== 'lib/process-wide.ts')
    .map((file) => readFileSync(file, 'utf8'))
  const calls = sources.flatMap((text) =>
    [...text.matchAll(/\bprocessWide\(\s*(?:'([^']+)')?/g)].map(([, name]) => name),
  )
  expect(calls.length).toBeGreaterThan(10)
  expect(calls).not.toContain(undefined)
  expect(calls.filter((name, at) => calls.indexOf(name) !== at)).toEqual([])
})
