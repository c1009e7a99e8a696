import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findChromium } from './scripts/chromium.mjs'
import { fromSource, testClock } from './vite.shared.ts'

// React as people get it, which also is less work than its development build. Vitest has set `test`.
process.env['NODE_ENV'] = 'production'
const executablePath = await findChromium()

/** Every story is a test in a real Chromium: it renders, its play function passes, axe finds nothing. */
export default defineConfig({
  // The stylesheet compiler reads this file again, without what .storybook/main.ts adds.
  ...fromSource,
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  optimizeDeps: {
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'react/jsx-runtime', 'papaparse'],
  },
  test: {
    name: 'stories',
    setupFiles: ['.storybook/clock.ts', '.storybook/dispatched-pointer.ts'],
    env: { TESTS_AT: testClock.at },
    // Storybook's plugin denies it otherwise: screenshots of failures are written through it.
    api: { allowWrite: true },
    attachmentsDir: '.data/test-failures/stories',
    // A story leaves nothing behind that another would see, so that a page serves all files of a worker.
    isolate: false,
    testTimeout: 30_000,
    // The default leaves one processor to others, which is half of two.
    maxWorkers: '100%',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: true,
      provider: playwright({
        launchOptions: { ...(executablePath && { executablePath }), args: chromiumArgs },
        // What fades in is not visible at first, and how long depends on the machine.
        contextOptions: { reducedMotion: 'reduce', timezoneId: testClock.zone },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
