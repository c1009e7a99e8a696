import { rm } from 'node:fs/promises'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig, type Options } from 'tsup'

interface Entries {
  /** Entries with components, by name; they begin with "use client", because a bundle drops the directives of inner files. */
  react?: Record<string, string>
  /** Entries that a server imports: no React, no directive. */
  plain?: Record<string, string>
}

// Both builds must name the classes alike; readable names help whoever inspects a page.
const identifiers = 'debug'

/**
 * Builds one package for publishing: ES modules, types, and one stylesheet for all of its entries (`dist/styles.css`).
 * Development never needs it: the `@ssp/source` condition resolves to `src`.
 *
 * The stylesheet is a build of its own. In the one that makes the modules, every lazily loaded part would bring a sheet
 * that repeats the shared rules; without splitting there is one. Minifying drops a comment that holds the sheet again.
 */
export function build({ react, plain }: Entries) {
  const modules: Options = {
    format: 'esm',
    target: 'es2024',
    dts: true,
    external: [/^@ssp\//],
    esbuildPlugins: [vanillaExtractPlugin({ identifiers, outputCss: false })],
  }
  const styles = (index: string): Options => ({
    entry: { styles: index },
    format: 'esm',
    splitting: false,
    minify: true,
    external: modules.external ?? [],
    esbuildPlugins: [vanillaExtractPlugin({ identifiers })],
    onSuccess: () => rm('dist/styles.js'),
  })
  return defineConfig([
    ...(react ? [{ ...modules, entry: react, banner: { js: '"use client";' } }] : []),
    ...(plain ? [{ ...modules, entry: plain }] : []),
    ...(react?.['index'] ? [styles(react['index'])] : []),
  ])
}
