// Which steps of `npm test` a change can affect: `npm test -- --changed [--base REV]`. Static checks always run.
// Turborepo names the affected workspaces, Vitest the affected test files.
import { execFileSync } from 'node:child_process'
import { env, root } from './workspace.mjs'

/** Steps that need not run for every change; all others are static checks. */
const SELECTABLE = ['units', 'server', 'server-pglite', 'security', 'build', 'packages', 'stories', 'e2e', 'embedding']

const read = (command, args, extraEnv = {}) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', env: { ...env(), ...extraEnv } }).trim()
const lines = (text) => text.split('\n').filter(Boolean)

/**
 * What differs from the merge base with `base`, uncommitted and untracked files included.
 *
 * @returns {{ files: string[], workspaces: string[] }} paths, and the folders of the workspaces that have one of them or
 *   depend on one that has
 */
export function readChanges(base) {
  const since = read('git', ['merge-base', base, 'HEAD'])
  const affected = read('turbo', ['ls', '--affected', '--output=json'], { TURBO_SCM_BASE: since })
  return {
    files: [
      ...lines(read('git', ['diff', '--name-only', '--no-renames', since])),
      ...lines(read('git', ['ls-files', '--others', '--exclude-standard'])),
    ],
    workspaces: JSON.parse(affected).packages.items.map(({ path }) => path),
  }
}

/** A file that no other workspace can depend on. */
const isInternal = (file) => /\.(stories|test|test-d|spec)\.tsx?$|\.md$|\/__snapshots__\//.test(file)

/** Configuration of the whole repository, and the scripts that every step runs on. */
const isGlobal = (file) =>
  (!file.includes('/') && !/\.md$|^LICENSE$|\.cmd$/.test(file)) ||
  /^scripts\/(test|test-reports|changed|processor-time|workspace|chromium)\.mjs$/.test(file)

/**
 * Selects the steps for a change.
 *
 * @param {{ files: string[], workspaces: string[] }} changes as `readChanges` returns them
 * @returns {Map<string, string[]> | undefined} the selectable steps to run with their extra arguments; undefined when
 *   every step must run
 */
export function selectSteps({ files, workspaces }, base) {
  if (files.some(isGlobal)) return undefined
  const touches = (prefix) => files.some((file) => file.startsWith(prefix))
  const isContract = touches('openapi/')
  const isTested = (prefix) => isContract || workspaces.some((folder) => folder.startsWith(prefix))
  const isBuilt = (prefix) => isTested(prefix) && !files.every(isInternal)
  const isProductBuilt = isBuilt('apps/')
  // Files that are read instead of imported (SQL, YAML, the set-up of Storybook) are in no module graph.
  const isImported = (file) => /\.tsx?$/.test(file) || !/^(apps\/server|openapi)\//.test(file)
  const affected = ['--changed', base]
  const serverTests = files.every(isImported) ? affected : []

  const chosen = {
    // Completely: those of `scripts` read the whole tree.
    units: [],
    server: isTested('apps/server') && serverTests,
    'server-pglite': isTested('apps/server') && serverTests,
    security: isBuilt('apps/server') && [],
    build: (isBuilt('packages/') || isProductBuilt || touches('e2e/') || touches('examples/')) && [],
    packages: isBuilt('packages/') && [],
    stories: touches('.storybook/') || isContract ? [] : isTested('packages/') && affected,
    e2e: (isProductBuilt || files.some((file) => /^e2e\/(?!embedding|hosts)/.test(file))) && [],
    embedding:
      (isBuilt('packages/') ||
        touches('examples/tenant-app/') ||
        touches('scripts/example.mjs') ||
        touches('scripts/packed-app.mjs') ||
        files.some((file) => /^e2e\/(?!journeys|playwright|hosts)/.test(file))) &&
      [],
  }
  return new Map(SELECTABLE.filter((step) => chosen[step]).map((step) => [step, chosen[step]]))
}

/** Whether a step is a static check, which always runs. */
export const isStatic = (step) => !SELECTABLE.includes(step)
