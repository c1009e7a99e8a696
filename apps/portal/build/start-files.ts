import type { Plugin, Rolldown } from 'vite'

/** The addresses that people enter the portal by, and the module of their page. */
const entries = {
  '/': 'packages/features/dashboard/src/dashboard/dashboard-page.tsx',
  '/login': 'packages/features/auth/src/login/login-page.tsx',
  '/employees': 'packages/features/employees/src/list/employees-page.tsx',
}

/** Name of the file in the build's folder that the server reads. */
const fileName = 'start-files.json'

/**
 * Says which files the page of an address needs beside those of `index.html`, as `{"/login": ["/assets/..."]}`, so that
 * the server can name them in the head and they come together with the first ones.
 */
export function startFiles(): Plugin {
  return {
    name: 'ssp-start-files',
    apply: 'build',
    // Last, because Vite removes the chunks that hold styles alone.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((item): item is Rolldown.OutputChunk => item.type === 'chunk')
        const first = filesOf(
          chunks.find(({ isEntry }) => isEntry),
          bundle,
        )
        const files = Object.entries(entries).map(([path, module]) => {
          const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
          if (!page) throw new Error(`The page of ${path} is not at ${module} any more: see build/start-files.ts.`)
          return [
            path,
            [...filesOf(page, bundle)].filter((name) => !first.has(name)).map((name) => `/${name}`),
          ] as const
        })
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(Object.fromEntries(files)) })
      },
    },
  }
}

/** A chunk, what it imports statically, and their stylesheets. */
function filesOf(
  chunk: Rolldown.OutputChunk | undefined,
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): Set<string> {
  if (!chunk || found.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk') filesOf(imported, bundle, found)
  }
  return found
}
