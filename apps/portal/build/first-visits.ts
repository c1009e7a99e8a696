import { join } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'

const source = join(import.meta.dirname, '../src')
const features = join(import.meta.dirname, '../../../packages/features')

/** The start of the portal, and what a first visit loads beside it. */
export const firstVisits = {
  start: join(source, 'main.tsx'),
  portal: join(source, 'routing/portal-pages.tsx'),
  login: join(features, 'auth/src/login/login-page.tsx'),
  dashboard: join(features, 'dashboard/src/dashboard/dashboard-page.tsx'),
  employees: join(features, 'employees/src/list/employees-page.tsx'),
}

export type FirstVisit = keyof typeof firstVisits

/**
 * By module, which first visits load it. The graph alone does not tell: a package's entry imports all of the package. So the
 * modules behind each visit are bundled once, without what they import later, and what is left of them is counted.
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
      // Vite drops what an entry exports, which is all of a page.
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

/** What is imported later counts for no first visit. */
const withoutLaterImports = {
  name: 'ssp-without-later-imports',
  resolveDynamicImport: (specifier: unknown) => ({ id: String(specifier), external: true }),
}
