import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const manifests = globSync('packages/{ui,api,features/*}/package.json').map((file) =>
  JSON.parse(readFileSync(file, 'utf8')),
)

test('published packages take dependencies by range and TanStack Query from the host: a host has one copy of each', () => {
  expect(manifests.length).toBeGreaterThan(8)
  for (const { name, dependencies, peerDependencies } of manifests) {
    const exact = Object.entries(dependencies ?? {}).filter(([, range]) => !range.startsWith('^'))
    expect({ name, exact }).toEqual({ name, exact: [] })
    expect(Object.keys(dependencies ?? {}).filter((dependency) => dependency.startsWith('@tanstack/query'))).toEqual([])
    expect(dependencies).not.toHaveProperty('@tanstack/react-query')
    expect([undefined, '^5.80.0']).toContain(peerDependencies?.['@tanstack/react-query'])
  }
})
