import type { Plugin, Rolldown } from 'vite'
import { firstVisits, type FirstVisit } from './first-visits.ts'

/** The addresses at which users enter the portal, and the view of each; `*` is any other address. */
const entries: Record<string, FirstVisit[]> = {
  '/': ['portal', 'dashboard'],
  '/login': ['login'],
  '/employees': ['portal', 'employees'],
  '*': ['portal'],
}

/** How the script is named that reads the first rows of the list of employees. */
export const prefixOfReads = 'assets/read-first-'

/** Name of the file in the build's folder that the server reads. */
const fileName = 'start-files.json'

/**
 * Writes which files the page of an address needs in addition to those of `index.html`, as `{"/login": ["/assets/..."]}`,
 * so that the server can name them in the head and they load together with the first ones.
 */
export function startFiles(): Plugin {
  return {
    name: 'ssp-start-files',
    apply: 'build',
    // Last, because Vite removes chunks that contain only styles.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((item): item is Rolldown.OutputChunk => item.type === 'chunk')
        const entry = chunks.find(({ isEntry }) => isEntry)
        const first = entry ? filesOf(entry, bundle) : new Set()
        const files = Object.entries(entries).map(([path, visits]) => {
          const wanted = visits.flatMap((visit) => [...filesOf(chunkOf(visit, bundle), bundle)])
          if (visits.includes('employees'))
            wanted.unshift(...Object.keys(bundle).filter((name) => name.startsWith(prefixOfReads)))
          return [path, [...new Set(wanted)].filter((name) => !first.has(name)).map((name) => `/${name}`)] as const
        })
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(Object.fromEntries(files)) })
      },
    },
  }
}

/** The stylesheets that the shell needs; its frame is drawn before the code of the portal is there. */
export const stylesOfShell = (bundle: Rolldown.OutputBundle): string[] =>
  [...filesOf(chunkOf('portal', bundle), bundle)].filter((name) => name.endsWith('.css'))

/** @throws if no chunk starts with the module of the visit */
function chunkOf(visit: FirstVisit, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const module = firstVisits[visit]
  const chunk = Object.values(bundle).find((item) => item.type === 'chunk' && item.facadeModuleId === module)
  if (chunk?.type !== 'chunk') throw new Error(`No chunk begins with ${module}: see build/first-visits.ts.`)
  return chunk
}

/** A chunk, what it imports statically, and their stylesheets. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk') filesOf(imported, bundle, found)
  }
  return found
}
