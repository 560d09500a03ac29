import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectFiles } from './project-files'

const DECISIONS = path.join('docs', 'decisions')
const RECORDS = readdirSync(DECISIONS).filter((file) => file !== 'README.md')

test('no two decisions have the same number', () => {
  expect(new Set(RECORDS.map((file) => file.slice(0, 3))).size).toBe(RECORDS.length)
})

describe('a decision has its number, a title and three parts', () => {
  test.each(RECORDS)('%s', (file) => {
    const record = readFileSync(path.join(DECISIONS, file), 'utf8')
    expect(record).toMatch(new RegExp(`^# ${file.slice(0, 3)} .+\n\n## `))
    expect(record.match(/^## .+$/gm)).toEqual(['## Context', '## Decision', '## Consequences'])
  })
})

test('every link from a document to a file leads to a file', () => {
  const documents = projectFiles().filter((file) => file.endsWith('.md'))
  const links = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, to = '']) =>
      path.join(path.dirname(file), to),
    ),
  )
  expect(links.length).toBeGreaterThan(30)
  expect(links.filter((file) => !existsSync(file))).toEqual([])
})
