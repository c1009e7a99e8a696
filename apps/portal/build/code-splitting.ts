import type { Rolldown } from 'vite'
import type { FirstVisit } from './first-visits.ts'

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

// Styles of libraries go with the others: one file less before the first paint.
const library = /\/node_modules\/(?!.*\.css$)/
const heavyLibrary =
  /\/node_modules\/(react-aria|react-stately|@react-aria|@react-stately|@internationalized|@radix-ui|input-otp|aria-hidden|use-sync-external-store|clsx)/
/** The code that draws charts, split off so that pages without charts do not load it. */
const chartLibrary = /\/node_modules\/(@visx|d3-)/
const dates = /\/node_modules\/date-fns\//
/** What forms are checked by. */
const forms =
  /\/node_modules\/(react-hook-form|zod)\/|\/kit\/src\/form\/(use-record-form|record-form|record-values|form-panel)\./
/** The editor of articles and its libraries. */
const editor = /\/node_modules\/(@tiptap|prosemirror-|linkifyjs|orderedmap|rope-sequence|w3c-keyname|fast-equals)/
/** Of a library, or the folder of a package of this workspace. */
const packageName =
  /\/(?:node_modules|packages\/(?:kits|features)|packages)\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/
const packageEntry = /\/packages\/(?:(?:kits|features)\/)?[^/]+\/src\/index\.ts$/
/** Brings the widgets of Radix through the entry of `@ssp/ui`, and only lists with tabs want it. */
const heavyModule = /\/kit\/src\/list\/list-tabs\./

/** Whether a module brings in React Aria or Radix widgets, which pages load on demand. */
function isHeavy(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (heavyLibrary.test(id) || heavyModule.test(id)) return true
  // Naming a module in a package's entry does not load it.
  if (seen.has(id) || packageEntry.test(id)) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importedIds.some((imported) => isHeavy(imported, graph, seen)) ?? false
}

/** Files are merged only within a group: what shares an icon with a page must not bring a library or a table along. */
const groupOf = (id: string) => {
  if (chartLibrary.test(id)) return 'charts'
  if (forms.test(id)) return 'forms'
  if (dates.test(id)) return 'dates'
  if (editor.test(id)) return 'editor'
  return packageName.exec(id)?.[1]?.replace('/', '-') ?? 'shared'
}

/**
 * Makes few chunks instead of many small ones: a browser fetches six at once, and a small one costs a round trip all the
 * same. Code for every address is in `libraries`, which survives a release, and in `start`. `portal` has the shell and code
 * shared by its pages, `common` code of most pages, and `lists` code of lists. These are split by what first visits load,
 * so that those load nothing else. Code that other pages or dialogs share is named after its package and split by its
 * users. Heavy widgets have their own chunks.
 */
export function codeSplitting(visits: ReadonlyMap<string, ReadonlySet<FirstVisit>>): Rolldown.CodeSplittingOptions {
  const partOf = (id: string) => {
    const of = visits.get(id)
    if (!of) return null
    if (of.has('start') || (of.has('login') && of.size > 1)) return library.test(id) ? 'libraries' : 'start'
    if (of.has('portal') || of.size > 1) return 'portal'
    return [...of][0] ?? null
  }
  const only =
    (part: string, name = part) =>
    (id: string) =>
      partOf(id) === part ? name : null
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: only('libraries'), debugName: 'libraries', priority: 5 },
      { name: only('start'), debugName: 'start', priority: 5 },
      { name: only('login', 'start'), debugName: 'fields', minShareCount: 10, priority: 5 },
      { name: only('portal'), debugName: 'portal', priority: 5 },
      { name: only('employees', 'common'), debugName: 'common', minShareCount: 45, priority: 4 },
      { name: only('employees', 'lists'), debugName: 'lists', minShareCount: 12, priority: 3 },
      { name: only('employees'), debugName: 'employees', minShareCount: 2, priority: 2 },
      { name: only('dashboard'), debugName: 'dashboard', minShareCount: 2, priority: 2 },
      { name: only('login'), debugName: 'login', minShareCount: 2, priority: 2 },
      {
        name: (id, graph) => (isHeavy(id, graph) ? null : groupOf(id)),
        debugName: 'shared',
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 4_000,
        priority: 1,
      },
    ],
  }
}
