import { expect, test } from 'vitest'
import { changedFiles, isStatic, readWorkspaces, selectSteps } from './changed.mjs'

const workspaces = [
  { name: '@ssp/ui', folder: 'packages/ui', dependencies: ['react'] },
  { name: '@ssp/api', folder: 'packages/api', dependencies: [] },
  { name: '@ssp/feature-kit', folder: 'packages/features/kit', dependencies: ['@ssp/ui', '@ssp/api'] },
  { name: '@ssp/news', folder: 'packages/features/news', dependencies: ['@ssp/feature-kit'] },
  { name: '@ssp/rewards', folder: 'packages/features/rewards', dependencies: ['@ssp/ui'] },
  { name: '@ssp/portal', folder: 'apps/portal', dependencies: ['@ssp/news', '@ssp/rewards'] },
  { name: '@ssp/server', folder: 'apps/server', dependencies: ['@ssp/ui', '@ssp/api'] },
  { name: '@ssp/e2e', folder: 'e2e', dependencies: [] },
]
const select = (...files) => selectSteps(files, workspaces, 'main')
const stepsOf = (...files) => [...select(...files).keys()]

test('a feature runs its own tests, the product and the packed packages, but no server test', () => {
  const steps = select('packages/features/news/src/list/news-page.tsx')
  expect([...steps.keys()]).toEqual(['units', 'build', 'packages', 'stories', 'e2e', 'embedding'])
  expect(steps.get('stories')).toEqual(['packages/features/news/'])
  expect(steps.get('units')).toEqual(['packages/features/news/', 'apps/portal/', 'scripts/', '.storybook/'])
})

test('a package runs the tests of everything that depends on it, over several steps', () => {
  expect(select('packages/api/src/client.ts').get('stories')).toEqual([
    'packages/api/',
    'packages/features/kit/',
    'packages/features/news/',
  ])
  expect(stepsOf('packages/api/src/client.ts')).toContain('server')
})

test('a story, a test or a page of text runs the tests of its own workspace only', () => {
  const steps = select('packages/ui/src/button/button.stories.tsx', 'packages/ui/README.md')
  expect([...steps.keys()]).toEqual(['units', 'stories'])
  expect(steps.get('stories')).toEqual(['packages/ui/'])
  expect(stepsOf('docs/architecture.md', 'README.md')).toEqual(['units'])
})

test('sources of the server run what imports them; files that it reads run all of its tests', () => {
  expect(select('apps/server/src/modules/users/users.service.ts').get('server')).toEqual(['--changed', 'main'])
  expect(stepsOf('apps/server/src/app.ts')).toEqual(['units', 'server', 'server-pglite', 'security', 'build', 'e2e'])
  expect(select('apps/server/src/db/migrations/0009-more.sql').get('server')).toEqual([])
  expect(stepsOf('apps/server/src/app.test.ts')).toEqual(['units', 'server', 'server-pglite'])
})

test('the contract runs client and server with all that depends on them', () => {
  const steps = select('openapi/paths/users.yaml')
  expect(steps.get('server')).toEqual([])
  expect(steps.get('stories')).toContain('packages/features/news/')
  expect([...steps.keys()]).toContain('security')
})

test('journeys, the embedding and its example run with the build that they need', () => {
  expect(stepsOf('e2e/journeys/session.spec.ts')).toEqual(['units', 'build', 'e2e'])
  expect(stepsOf('e2e/embedding/tenant-app.spec.ts')).toEqual(['units', 'build', 'embedding'])
  expect(stepsOf('e2e/shared.config.ts')).toEqual(['units', 'build', 'e2e', 'embedding'])
  expect(stepsOf('examples/tenant-app/src/app.tsx')).toEqual(['units', 'build', 'embedding'])
})

test('the set-up of Storybook runs every story, that of the repository every step', () => {
  expect(select('.storybook/preview.tsx').get('stories')).toEqual([])
  for (const file of ['package.json', 'package-lock.json', 'vitest.config.ts', '.npmrc', 'scripts/test.mjs'])
    expect(select(file)).toBeUndefined()
})

test('static checks are not selectable', () => {
  expect(['format', 'lint', 'types', 'boundaries', 'generated'].every(isStatic)).toBe(true)
  expect(['units', 'stories', 'embedding'].some(isStatic)).toBe(false)
})

test('the workspaces and the files of this repository are found', () => {
  const found = readWorkspaces()
  expect(found.find(({ name }) => name === '@ssp/portal')).toMatchObject({ folder: 'apps/portal' })
  expect(found.find(({ name }) => name === '@ssp/feature-kit')?.dependencies).toContain('@ssp/ui')
  expect(Array.isArray(changedFiles('HEAD'))).toBe(true)
})
