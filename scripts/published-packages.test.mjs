import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const manifests = globSync('packages/{ui,api,{kits,features}/*}/package.json').map((file) =>
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

test('each tarball has the license, its text and the changelog that changesets write', () => {
  const license = readFileSync('LICENSE', 'utf8')
  const folders = globSync('packages/{ui,api,{kits,features}/*}/package.json').map(dirname)
  for (const folder of folders) {
    const { license: name, files } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    // npm packs a LICENSE without an entry in `files`, but no CHANGELOG.md.
    expect({ folder, name, files }).toEqual({ folder, name: 'MIT', files: expect.arrayContaining(['CHANGELOG.md']) })
    expect(existsSync(join(folder, 'LICENSE')), `${folder}/LICENSE`).toBe(true)
    expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toBe(license)
  }
})

test('a bundler leaves out no stylesheet of a package that has one', () => {
  for (const { name, exports, sideEffects } of manifests)
    expect({ name, sideEffects }).toEqual({
      name,
      sideEffects: './styles.css' in exports ? ['**/*.css', '**/*.css.ts', '**/*.css.js'] : false,
    })
})
