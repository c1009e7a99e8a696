// The server tests on a mutant (`SSP_MUTANT`), for the job `tested`.
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { mutated } from './apply-mutant.ts'

const conditions = ['@ssp/source']

export default defineConfig({
  root: join(import.meta.dirname, '../../../..'),
  plugins: [{ name: 'mutant', enforce: 'pre', transform: (code, id) => mutated(id, code) }],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['apps/server/src/**/*.test.ts'],
    env: { DATABASE_URL: '' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
    // Its key knows nothing of the mutant.
    fsModuleCache: false,
    isolate: false,
    bail: 1,
    reporters: ['dot'],
  },
})
