import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))

/** The version that the package in `folder` gets of a dependency, found as Node looks it up. */
function versionOf(name, folder) {
  const entry = packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]
  if (entry || !folder) return entry?.version
  return versionOf(name, folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0)))
}

test('the lock file holds the optional packages of every platform: npm ci fails without them', () => {
  const optional = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, range]) => ({ name, range, locked: versionOf(name, folder) })),
  )
  expect(optional.length).toBeGreaterThan(100)
  const isExact = (range) => /^\d/.test(range)
  expect(optional.filter(({ range, locked }) => !locked || (isExact(range) && locked !== range))).toEqual([])
})
