import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MALLOC, startArguments, startSettings } from './server.mjs'

const read = (file: string) => readFileSync(file, 'utf8')
const written = (settings: object) => Object.entries(settings).map(([name, value]) => `${name}=${value}`)

test('the unit for systemd sets how memory is kept', () => {
  for (const setting of written(MALLOC))
    expect(read('deploy/plateful@.service')).toContain(`\nEnvironment=${setting}\n`)
})

test('the command for other launchers starts the server as npm start does', () => {
  const [, command = ''] = /```sh\n(MALLOC[^`]*)```/.exec(read('deploy/README.md')) ?? []
  const { PORT, ...settings } = startSettings(3001)
  expect(command.split(/[\s\\]+/).filter(Boolean)).toEqual([
    ...written({ ...MALLOC, ...settings }),
    'node',
    ...startArguments(Number(PORT)),
  ])
})
