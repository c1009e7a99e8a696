import { rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { parse } from 'postcss'
import { defineConfig, type Options } from 'tsup'
import { openToServers } from './scripts/server-entries.ts'

/** Name of an entry -> its source file. */
type Entry = Record<string, string>

interface Entries {
  /**
   * Entries with components; they begin with "use client", because a bundle drops the directives of inner files.
   * `routes` is data that loads components later, and begins without.
   */
  react?: Entry
  /** Entries that a server imports: no React, no directive. */
  plain?: Entry
  /**
   * Puts what entries share into `parts`, a folder that `exports` can close. Not for a package with a worker, which is found beside
   * the file that starts it. Default false.
   */
  isClosed?: boolean
}

// Not `import.meta.dirname`: tsup bundles this file into another folder and only keeps the URL.
const root = fileURLToPath(new URL('.', import.meta.url))
/** The types of the package in the working folder, a file for each source file: `npm run declarations`. */
const declarations = join(root, '.declarations', relative(join(root, 'packages'), process.cwd()))
const declarationOf = (source: string) => join(declarations, source.replace(/\.tsx?$/, '.d.ts'))

// Both builds must name the classes alike; readable names help when a page is inspected.
const identifiers = 'debug'

/** Libraries of workers that are no ES modules: the development server of a host converts them in pages, but not in a worker of a package. */
const NOT_ES_MODULES = ['papaparse', /^pdfmake\/build/]

/**
 * Lengths in `rem` follow `--ssp-base-size`, because a host may have another size at its root (62.5 % is frequent). The portal has
 * none, and keeps the shorter form. Queries cannot contain variables and stay.
 */
function followBaseSize(css: string): string {
  const sheet = parse(css)
  sheet.walkDecls((declaration) => {
    if (declaration.prop !== '--ssp-base-size')
      declaration.value = declaration.value.replaceAll(/(?<![\w-])(-?[\d.]+)rem\b/g, 'calc($1 * var(--ssp-base-size))')
  })
  return sheet.toString()
}

/**
 * Builds one package for publishing: ES modules, types, and one stylesheet for all of its entries (`dist/styles.css`).
 * Development never needs it: the `@ssp/source` condition resolves to `src`.
 *
 * The types of all packages are inferred by one compiler run (`npm run declarations`). tsup only bundles those of the package,
 * for which its compiler needs neither libraries nor other packages.
 *
 * The stylesheet is a build of its own. In the one that makes the modules, every lazily loaded part would bring a sheet
 * that repeats the shared rules; without splitting there is one. Minifying drops a comment that holds the sheet again.
 */
export function build({ react, plain, isClosed = false }: Entries) {
  const modules: Options = {
    format: 'esm',
    target: 'es2024',
    external: [/^@ssp\//],
    noExternal: NOT_ES_MODULES,
    ...(isClosed && { esbuildOptions: (options) => void (options.chunkNames = 'parts/[name]-[hash]') }),
    esbuildPlugins: [vanillaExtractPlugin({ identifiers, outputCss: false })],
  }
  const typed = (entry: Entry): Options => ({
    ...modules,
    entry,
    dts: {
      entry: Object.fromEntries(Object.entries(entry).map(([name, source]) => [name, declarationOf(source)])),
      compilerOptions: { noLib: true, noResolve: true, types: [] },
    },
  })
  const components = (entry: Entry): Options => ({
    ...typed(entry),
    banner: { js: '"use client";' },
    ...(entry['routes'] && { onSuccess: async () => openToServers('dist/routes.js') }),
  })
  const styles = (index: string): Options => ({
    entry: { styles: index },
    format: 'esm',
    splitting: false,
    minify: true,
    external: modules.external ?? [],
    esbuildPlugins: [vanillaExtractPlugin({ identifiers, processCss: async (css) => followBaseSize(css) })],
    onSuccess: () => rm('dist/styles.js'),
  })
  return defineConfig([
    ...(react ? [components(react)] : []),
    ...(plain ? [typed(plain)] : []),
    ...(react?.['index'] ? [styles(react['index'])] : []),
  ])
}
