import { expect, test } from 'vitest'
import { isStatic, readChanges, selectSteps } from './changed.mjs'

const select = (workspaces, ...files) => selectSteps({ workspaces, files }, 'main')
const stepsOf = (workspaces, ...files) => [...select(workspaces, ...files).keys()]
const affected = ['--changed', 'main']

test('a feature runs the stories that it can affect, the product and the packed packages, but no server test', () => {
  const steps = select(['packages/features/news', 'apps/portal'], 'packages/features/news/src/list/news-page.tsx')
  expect([...steps.keys()]).toEqual(['units', 'build', 'packages', 'stories', 'e2e', 'embedding'])
  expect(steps.get('stories')).toEqual(affected)
  expect(steps.get('units')).toEqual([])
})

test('a package that the server depends on runs its tests', () => {
  const steps = stepsOf(['packages/api', 'packages/kits/feature-kit', 'apps/server'], 'packages/api/src/client.ts')
  expect(steps).toContain('server')
  expect(steps).toContain('security')
})

test('a story, a test or a page of text needs no build', () => {
  const files = ['packages/ui/src/button/button.stories.tsx', 'packages/ui/README.md']
  expect(stepsOf(['packages/ui', 'apps/portal'], ...files)).toEqual(['units', 'stories'])
  expect(stepsOf([], 'docs/architecture.md', 'README.md')).toEqual(['units'])
})

test('sources of the server run what imports them; files that it reads run all of its tests', () => {
  const server = ['apps/server']
  expect(select(server, 'apps/server/src/modules/users/users.service.ts').get('server')).toEqual(affected)
  expect(stepsOf(server, 'apps/server/src/app.ts')).toEqual([
    'units',
    'server',
    'server-pglite',
    'security',
    'build',
    'e2e',
  ])
  expect(select(server, 'apps/server/src/db/migrations/0009-more.sql').get('server')).toEqual([])
  expect(stepsOf(server, 'apps/server/src/app.test.ts')).toEqual(['units', 'server', 'server-pglite'])
})

test('the contract, which is in no workspace, runs everything that depends on client and server', () => {
  const steps = select([], 'openapi/paths/users.yaml')
  expect(steps.get('server')).toEqual([])
  expect(steps.get('stories')).toEqual([])
  expect([...steps.keys()]).toContain('security')
})

test('journeys, the embedding and its example run with the build that they need', () => {
  expect(stepsOf(['e2e'], 'e2e/journeys/session.spec.ts')).toEqual(['units', 'build', 'e2e'])
  expect(stepsOf(['e2e'], 'e2e/embedding/tenant-app.spec.ts')).toEqual(['units', 'build', 'embedding'])
  expect(stepsOf(['e2e'], 'e2e/shared.config.ts')).toEqual(['units', 'build', 'e2e', 'embedding'])
  expect(stepsOf([], 'examples/tenant-app/src/app.tsx')).toEqual(['units', 'build', 'embedding'])
})

test('the set-up of Storybook runs every story, that of the repository every step', () => {
  expect(select([], '.storybook/preview.tsx').get('stories')).toEqual([])
  for (const file of ['package.json', 'package-lock.json', 'vitest.config.ts', '.npmrc', 'scripts/test.mjs'])
    expect(select([], file)).toBeUndefined()
})

test('static checks are not selectable', () => {
  expect(['format', 'lint', 'types', 'boundaries', 'generated'].every(isStatic)).toBe(true)
  expect(['units', 'stories', 'embedding'].some(isStatic)).toBe(false)
})

test('the changes of this repository are found', () => {
  const { files, workspaces } = readChanges('HEAD')
  expect(Array.isArray(files)).toBe(true)
  expect(Array.isArray(workspaces)).toBe(true)
})
