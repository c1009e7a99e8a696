import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { contractPlugin } from './.storybook/contract/contract-plugin.ts'
import { ON_PGLITE } from './apps/server/src/testing/pglite-files.ts'
import { testClock } from './vite.shared.ts'

const conditions = ['@ssp/source']

const server = {
  exclude: ['**/node_modules/**'],
  // A machine under load takes several times as long as an idle one; a hang still ends.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // The default of 1 s is less than what a busy machine needs for a round trip.
  expect: { poll: { timeout: 60_000 } },
  maxWorkers: '100%',
  isolate: false,
}

/**
 * `unit`: pure models, jsdom where a file asks for it. `server`: on PostgreSQL (`DATABASE_URL`, else a throwaway one from
 * npm). `server-pglite`: what depends on the driver, on PGlite. Stories: vitest.stories.config.ts. The files of a
 * worker share what was imported and compiled, which halves the work: a test puts back what it changes.
 */
export default defineConfig({
  // The vanilla-extract compiler reads the root of this file, not the projects.
  resolve: { conditions },
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin(), react(), contractPlugin()],
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/portal/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
            'e2e/real-forms/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          environment: 'node',
          testTimeout: 30_000,
          maxWorkers: '100%',
          isolate: false,
          setupFiles: ['.storybook/clock.ts', '.storybook/contract/unit.setup.ts'],
          env: { TESTS_AT: testClock.at, TZ: testClock.zone },
        },
      },
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          ...server,
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          // The journal of the security suite replays rows without their triggers, which only a superuser may; the suite runs on PGlite.
          exclude: [...server.exclude, 'apps/server/verify/world/journal.test.ts'],
          globalSetup: ['apps/server/src/testing/postgres.global-setup.ts'],
          setupFiles: ['apps/server/src/testing/postgres.setup.ts'],
        },
      },
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          ...server,
          name: 'server-pglite',
          include: Object.values(ON_PGLITE).flatMap((globs) => globs.map((glob) => `apps/server/${glob}`)),
          env: { DATABASE_URL: '' },
        },
      },
    ],
  },
})
