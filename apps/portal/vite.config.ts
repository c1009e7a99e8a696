import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { cssTarget, fromSource } from '../../vite.shared.ts'
import { codeSplitting } from './build/code-splitting.ts'
import { compressed } from './build/compressed.ts'
import { firstFrame } from './build/first-frame.ts'
import { modulesOfFirstVisits } from './build/first-visits.ts'
import { leanLibraries } from './build/lean-libraries.ts'
import { startFiles } from './build/start-files.ts'

const server = process.env['SSP_SERVER'] ?? 'http://localhost:4000'

const compiled = () => [
  vanillaExtractPlugin(),
  react(),
  { ...optimizeLocales.vite({ locales: ['en-US', 'en-GB', 'de-DE'] }), enforce: 'pre' as const },
  leanLibraries(),
]

const target = { target: 'es2023', cssTarget }

/**
 * In a hook: the compiler of the stylesheets reads this file again, for a server, which does not need the chunks of a
 * build.
 */
const splitByFirstVisits: Plugin = {
  name: 'ssp-split-by-first-visits',
  apply: 'build',
  config: async () => {
    const modules = await modulesOfFirstVisits({ ...fromSource, plugins: compiled(), build: target })
    return { build: { rolldownOptions: { output: { codeSplitting: codeSplitting(modules) } } } }
  },
}

export default defineConfig({
  ...fromSource,
  plugins: [...compiled(), firstFrame(), startFiles(), compressed(), splitByFirstVisits],
  build: {
    ...target,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Each file of the portal is named in the code that loads the pages: long names would be a third of it.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names }: Rolldown.PreRenderedAsset) =>
          `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash][extname]`,
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/api', '/theme'].map((path) => [path, { target: server }])),
  },
})
