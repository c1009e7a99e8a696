import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

// Styles of libraries go with the others: one file less before the first paint.
const library = /\/node_modules\/(?!.*\.css$)/
const heavyLibrary =
  /\/node_modules\/(react-aria|react-stately|@react-aria|@react-stately|@internationalized|@radix-ui|input-otp|aria-hidden|use-sync-external-store|clsx)/
/** What draws charts; pages without one must not load it with what they share. */
const chartLibrary = /\/node_modules\/(@visx|d3-)/
/** Small, and wanted by pages that share nothing else, the login among them: merged, it would bring their tables along. */
const dates = /\/node_modules\/date-fns\/|\/kit\/src\/format\/dates\./
/** The same, without the library. */
const values = /\/kit\/src\/(?:format\/period|form\/date-field)\./
/** What forms are checked by; the login page has none of it. */
const forms =
  /\/node_modules\/(react-hook-form|zod)\/|\/kit\/src\/form\/(use-record-form|record-form|record-values|form-panel)\./
/** Of a library, or the folder of a package of this workspace. */
const packageName = /\/(?:node_modules|packages\/features|packages)\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/
const packageEntry = /\/packages\/(?:features\/)?[^/]+\/src\/index\.ts$/

/** Brings the widgets of Radix through the entry of `@ssp/ui`, and only lists with tabs want it. */
const heavyModule = /\/kit\/src\/list\/list-tabs\./

/** What every list of records is made of. The login loads the filters and the query alone, without a table. */
const lists =
  /\/kit\/src\/list\/(?!filters\.|use-list-query\.)|\/ui\/src\/(table|filter-bar|pagination|page-size-select)\//

/** Whether a module brings the widgets of React Aria or Radix along, which pages load when they are asked for. */
function isHeavy(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (heavyLibrary.test(id) || heavyModule.test(id)) return true
  // What a package's entry names is not loaded by naming it.
  if (seen.has(id) || packageEntry.test(id)) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importedIds.some((imported) => isHeavy(imported, graph, seen)) ?? false
}

/** Files are merged only within a group: what shares an icon with a page must not bring a library or a table along. */
const groupOf = (id: string) => {
  if (chartLibrary.test(id)) return 'charts'
  if (forms.test(id)) return 'forms'
  if (dates.test(id)) return 'dates'
  if (values.test(id)) return 'values'
  return packageName.exec(id)?.[1]?.replace('/', '-') ?? 'shared'
}

/**
 * Few files instead of many small ones: a browser fetches six at once, and a small one costs a round trip all the same.
 * What every address needs is `libraries`, which outlives a release, and `start`; what several pages or dialogs share
 * carries the name of its package, cut by who uses it. Heavy widgets are left to themselves.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'libraries', tags: ['$initial'], test: library, priority: 3 },
    { name: 'start', tags: ['$initial'], priority: 2 },
    {
      name: (id, graph) => (lists.test(id) && !isHeavy(id, graph) ? 'lists' : null),
      debugName: 'lists',
      minShareCount: 8,
      priority: 2,
    },
    {
      name: (id, graph) => (isHeavy(id, graph) ? null : groupOf(id)),
      debugName: 'shared',
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 1_500,
      priority: 1,
    },
  ],
}
