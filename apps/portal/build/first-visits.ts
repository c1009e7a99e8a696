import { join } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'

const source = join(import.meta.dirname, '../src')
const features = join(import.meta.dirname, '../../../packages/features')

/** The start of the portal, and the code that a first visit loads in addition. */
export const firstVisits = {
  start: join(source, 'main.tsx'),
  portal: join(source, 'routing/portal-pages.tsx'),
  login: join(features, 'auth/src/login/login-page.tsx'),
  dashboard: join(features, 'dashboard/src/dashboard/dashboard-page.tsx'),
  employees: join(features, 'employees/src/list/employees-page.tsx'),
}

export type FirstVisit = keyof typeof firstVisits

/**
 * Maps modules to the first visits that load them. The module graph alone is not enough, because a package's entry imports
 * the whole package. So the modules of each visit are bundled once, without dynamic imports, and the remaining ones are
 * counted.
 */
export async function modulesOfFirstVisits(config: InlineConfig): Promise<Map<string, Set<FirstVisit>>> {
  const { output } = (await build({
    ...config,
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'error',
    plugins: [...(config.plugins ?? []), withoutLaterImports],
    build: {
      ...config.build,
      write: false,
      minify: false,
      // Vite drops the exports of an entry, which are the whole page.
      rolldownOptions: { input: firstVisits, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap((item) => (item.type === 'chunk' ? [[item.fileName, item] as const] : [])))
  const visits = new Map<string, Set<FirstVisit>>()
  const add = (fileName: string, visit: FirstVisit, seen: Set<string>) => {
    const chunk = chunks.get(fileName)
    if (!chunk || seen.has(fileName)) return
    seen.add(fileName)
    for (const id of chunk.moduleIds) visits.set(id, (visits.get(id) ?? new Set()).add(visit))
    for (const imported of chunk.imports) add(imported, visit, seen)
  }
  for (const { isEntry, name, fileName } of chunks.values()) if (isEntry) add(fileName, name as FirstVisit, new Set())
  return visits
}

/** Dynamic imports belong to no first visit. */
const withoutLaterImports = {
  name: 'ssp-without-later-imports',
  resolveDynamicImport: (specifier: unknown) => ({ id: String(specifier), external: true }),
}
