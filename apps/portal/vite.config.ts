import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fromSource } from '../../vite.shared.ts'
import { codeSplitting } from './build/code-splitting.ts'
import { compressed } from './build/compressed.ts'
import { firstFrame } from './build/first-frame.ts'
import { leanLibraries } from './build/lean-libraries.ts'
import { startFiles } from './build/start-files.ts'

const server = process.env['SSP_SERVER'] ?? 'http://localhost:4000'

export default defineConfig({
  ...fromSource,
  plugins: [
    vanillaExtractPlugin(),
    react(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'en-GB'] }), enforce: 'pre' },
    leanLibraries(),
    firstFrame(),
    startFiles(),
    compressed(),
  ],
  // Colours are `light-dark()` pairs: an older CSS target would rewrite them.
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting, chunkFileNames: 'assets/[hash].js' } },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/api', '/theme'].map((path) => [path, { target: server }])),
  },
})
