import { expect, test } from 'vitest'
import { nodeComplaint } from './node-version.mjs'

test.each(['v20.19.0', 'v20.20.2', '22.12.0', '22.23.3', '24.0.0', '24.21.0', '26.10.0'])(
  'Node %s is accepted',
  (version) => {
    expect(nodeComplaint(version)).toBeNull()
  },
)

test.each(['v16.20.2', 'v18.20.8', '20.18.3', '22.11.0', '23.4.0', '25.0.0'])(
  'Node %s is refused with the versions to use',
  (version) => {
    expect(nodeComplaint(version)).toContain(`this is Node ${version}`)
  },
)

test('the versions are those of package.json', async () => {
  const { engines } = (await import('../../package.json')).default
  expect(engines.node).toBe('^20.19.0 || ^22.12.0 || ^24.0.0 || ^26.0.0')
})
