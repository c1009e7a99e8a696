// Each boundary rule has one import that it must reject, and all pass on a valid tree.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterAll, expect, test } from 'vitest'
import config, { serverFloors } from '../.dependency-cruiser.mjs'

const root = mkdtempSync(join(tmpdir(), 'boundaries-'))
afterAll(() => rmSync(root, { recursive: true }))

const workspaces = {
  '@ssp/ui': 'packages/ui',
  '@ssp/api': 'packages/api',
  '@ssp/feature-kit': 'packages/kits/feature-kit',
  '@ssp/audit-log': 'packages/kits/audit-log',
  '@ssp/news': 'packages/features/news',
  '@ssp/rewards': 'packages/features/rewards',
}
const house = {
  'packages/ui/src/index.ts': 'export const ui = 1',
  'packages/ui/src/secret.ts': 'export const secret = 1',
  'packages/api/src/index.ts': 'export const api = 1',
  'packages/kits/feature-kit/src/index.ts': "import '@ssp/ui'\nimport '@ssp/api'\nexport const kit = 1",
  'packages/kits/audit-log/src/index.ts': "import '@ssp/feature-kit'\nexport const auditLog = 1",
  'packages/features/news/src/index.ts': "import '@ssp/feature-kit'\nimport '@ssp/audit-log'\nexport const news = 1",
  'packages/features/news/src/testing/index.ts': 'export const fixtures = 1',
  'packages/features/rewards/src/index.ts': "import '@ssp/ui'\nexport const rewards = 1",
  'apps/portal/src/main.ts': "import '@ssp/news'\nimport 'react-router-dom'\nexport const portal = 1",
  'apps/server/src/main.ts': 'export const server = 1',
  'node_modules/react-router-dom/index.js': 'export const router = 1',
  'node_modules/zod/index.js': 'export const z = 1',
  'node_modules/zod/package.json': '{"name":"zod","main":"index.js"}',
}

async function violations(name, extra) {
  const base = join(root, name)
  const write = (path, text) => {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), text)
  }
  for (const [path, text] of Object.entries({ ...house, ...extra })) write(path, text)
  write('node_modules/react-router-dom/package.json', '{"name":"react-router-dom","main":"index.js"}')
  mkdirSync(join(base, 'node_modules/@ssp'), { recursive: true })
  for (const [pkg, folder] of Object.entries(workspaces)) {
    const exports = {
      '.': { '@ssp/source': './src/index.ts' },
      './testing': { '@ssp/source': './src/testing/index.ts' },
    }
    write(join(folder, 'package.json'), JSON.stringify({ name: pkg, type: 'module', exports }))
    symlinkSync(join(base, folder), join(base, 'node_modules', pkg))
  }
  const { tsConfig: _, enhancedResolveOptions, ...options } = config.options
  const { output } = await cruise(
    ['packages', 'apps'],
    { ...options, baseDir: base, validate: true, ruleSet: { forbidden: config.forbidden } },
    enhancedResolveOptions,
  )
  return [...new Set(output.summary.violations.map((violation) => violation.rule.name))]
}

const bad = {
  'no-unresolved': { 'packages/ui/src/bad.ts': "import 'no-such-package'" },
  'no-cycles': {
    'packages/ui/src/a.ts': "import { b } from './b'\nexport type A = number\nexport const a = b",
    'packages/ui/src/b.ts': "import type { A } from './a'\nexport const b: A = 1",
  },
  'ui-knows-no-product': { 'packages/ui/src/bad.ts': "import '@ssp/api'" },
  'api-knows-no-looks': { 'packages/api/src/bad.ts': "import '@ssp/ui'" },
  'kits-below-features': { 'packages/kits/feature-kit/src/bad.ts': "import '@ssp/news'" },
  'features-apart': { 'packages/features/news/src/bad.ts': "import '@ssp/rewards'" },
  'features-know-no-router': { 'packages/features/news/src/bad.ts': "import 'react-router-dom'" },
  'zod-mini': { 'packages/features/news/src/bad.ts': "import 'zod'" },
  'no-deep-imports': { 'packages/features/news/src/bad.ts': "import '../../../ui/src/secret'" },
  'no-deep-imports-of-apps': { 'apps/portal/src/bad.ts': "import '../../../packages/ui/src/secret'" },
  'portal-apart-from-server': { 'apps/portal/src/bad.ts': "import '../../server/src/main'" },
  'server-shares-types-theme-and-can-only': { 'apps/server/src/bad.ts': "import '@ssp/api'" },
  'server-modules-apart': {
    'apps/server/src/modules/teams/teams.ts': 'export const teams = 1',
    'apps/server/src/modules/news/bad.ts': "import '../teams/teams'",
  },
  'server-imports-run-down': {
    'apps/server/src/modules/teams/teams.ts': 'export const teams = 1',
    'apps/server/src/jobs/bad.ts': "import '../modules/teams/teams'",
  },
  'no-factories-in-product': {
    'apps/server/src/modules/teams/testing.ts': 'export const makeTeam = 1',
    'apps/server/src/modules/teams/bad.ts': "import './testing'",
  },
  'no-fixtures-in-production': { 'packages/features/news/src/bad.ts': "import './testing/index'" },
}

test('a tree that keeps the rules passes', async () => {
  expect(await violations('good', {})).toEqual([])
})

test('every folder of the server has its place in the order of imports', () => {
  const folders = readdirSync(new URL('../apps/server/src', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name)
  expect(serverFloors.toSorted()).toEqual(folders.toSorted())
})

test('every rule has a bad example', () => {
  expect(new Set(Object.keys(bad))).toEqual(new Set(config.forbidden.map((rule) => rule.name)))
})

test.each(Object.entries(bad))('%s is rejected', async (rule, files) => {
  expect(await violations(rule, files)).toContain(rule)
})
