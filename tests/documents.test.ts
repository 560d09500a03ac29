import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectFiles } from './project-files'

const DECISIONS = path.join('docs', 'decisions')
const RECORDS = readdirSync(DECISIONS).filter((file) => file !== 'README.md')
const INDEX = readFileSync(path.join(DECISIONS, 'README.md'), 'utf8').split('\n')

test('decisions are numbered without gaps, and their index lists all of them', () => {
  const numbers = RECORDS.map((file) => Number.parseInt(file, 10))
  expect(numbers.toSorted((a, b) => a - b)).toEqual(RECORDS.map((_, index) => index + 1))
  expect(INDEX.filter((line) => line.startsWith('- '))).toHaveLength(RECORDS.length)
})

describe('a decision has a status, its three parts, and its title in the index', () => {
  test.each(RECORDS)('%s', (file) => {
    const record = readFileSync(path.join(DECISIONS, file), 'utf8')
    const number = file.slice(0, 3)
    const [, title] =
      new RegExp(`^# ${number} (.+)\n\nStatus: (?:in force|replaced by \\d{3})\n\n## `).exec(record) ?? []
    expect(record.match(/^## .+$/gm)).toEqual(['## Context', '## Decision', '## Consequences'])
    expect(INDEX).toContain(`- [${number}](${file}) ${title}`)
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
