// Which steps of `npm test` a change can affect: `npm test -- --changed [--base REV]`. Static checks always run.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspace.mjs'

/** Steps that need not run for every change; all others are static checks. */
const SELECTABLE = ['units', 'server', 'server-pglite', 'security', 'build', 'packages', 'stories', 'e2e', 'embedding']

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const lines = (text) => text.split('\n').filter(Boolean)

/** Paths that differ from the merge base with `base`, uncommitted and untracked ones included. */
export function changedFiles(base) {
  const since = git('merge-base', base, 'HEAD')
  return [
    ...lines(git('diff', '--name-only', '--no-renames', since)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ]
}

// Not globSync: this runs on a bare clone, before the pinned Node is installed.
function foldersOf(pattern) {
  if (!pattern.endsWith('/*')) return [pattern]
  const parent = pattern.slice(0, -2)
  return readdirSync(join(root, parent))
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
}

/** The workspaces with the names of the workspaces that each depends on. */
export function readWorkspaces() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return workspaces.flatMap(foldersOf).map((folder) => {
    const { name, dependencies, devDependencies, peerDependencies } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    )
    return {
      name,
      folder,
      dependencies: Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
    }
  })
}

/** A file that no other workspace can depend on. */
const isInternal = (file) => /\.(stories|test|spec)\.tsx?$|\.md$|\/__snapshots__\//.test(file)

/** Configuration of the whole repository, and the scripts that every step runs on. */
const isGlobal = (file) =>
  (!file.includes('/') && !/\.md$|^LICENSE$|\.cmd$/.test(file)) ||
  /^scripts\/(test|changed|workspace|chromium)\.mjs$/.test(file)

function withDependents(names, workspaces) {
  const found = new Set(names)
  for (const name of found) for (const other of workspaces) if (other.dependencies.includes(name)) found.add(other.name)
  return found
}

/**
 * Selects the steps for some changed files.
 *
 * @returns {Map<string, string[]> | undefined} the selectable steps to run with their extra arguments; undefined when
 *   every step must run
 */
export function selectSteps(files, workspaces, base) {
  if (files.some(isGlobal)) return undefined
  const touches = (prefix) => files.some((file) => file.startsWith(prefix))
  const ownersOf = (paths) =>
    workspaces.filter(({ folder }) => paths.some((path) => path.startsWith(`${folder}/`))).map(({ name }) => name)
  const contract = touches('openapi/') ? ['@ssp/api', '@ssp/server'] : []

  const built = withDependents([...ownersOf(files.filter((file) => !isInternal(file))), ...contract], workspaces)
  const tested = new Set([...built, ...ownersOf(files)])
  const folders = workspaces.filter(({ name }) => tested.has(name)).map(({ folder }) => `${folder}/`)
  const packages = folders.filter((folder) => folder.startsWith('packages/'))
  const isPackageBuilt = workspaces.some(({ name, folder }) => built.has(name) && folder.startsWith('packages/'))
  const isProductBuilt = built.has('@ssp/portal') || built.has('@ssp/server')
  // Files that are read instead of imported (SQL, YAML) are in no module graph.
  const isImported = (file) => /\.tsx?$/.test(file) || !/^(apps\/server|openapi)\//.test(file)
  const serverTests = files.every(isImported) ? ['--changed', base] : []

  const chosen = {
    // Those of `scripts` read the whole tree.
    units: [...folders.filter((folder) => !folder.startsWith('apps/server/')), 'scripts/', '.storybook/'],
    server: tested.has('@ssp/server') && serverTests,
    'server-pglite': tested.has('@ssp/server') && serverTests,
    security: built.has('@ssp/server') && [],
    build: (isPackageBuilt || isProductBuilt || touches('e2e/') || touches('examples/')) && [],
    packages: isPackageBuilt && [],
    stories: touches('.storybook/') ? [] : packages.length > 0 && packages,
    e2e: (isProductBuilt || files.some((file) => /^e2e\/(?!embedding)/.test(file))) && [],
    embedding:
      (isPackageBuilt ||
        touches('examples/') ||
        touches('scripts/example.mjs') ||
        files.some((file) => /^e2e\/(?!journeys|playwright)/.test(file))) &&
      [],
  }
  return new Map(SELECTABLE.filter((step) => chosen[step]).map((step) => [step, chosen[step]]))
}

/** Whether a step is a static check, which always runs. */
export const isStatic = (step) => !SELECTABLE.includes(step)
