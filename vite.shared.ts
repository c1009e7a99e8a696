import { defaultClientConditions, defaultServerConditions } from 'vite'

const SOURCE = '@ssp/source'

/** Colours are `light-dark()` pairs: an older CSS target would rewrite them, and they no longer follow an inherited `color-scheme`. */
export const cssTarget = ['chrome123', 'safari17.5', 'firefox120']

/**
 * Reads the packages of this repository from their source. The compiler of the stylesheets resolves as a server does; without
 * the condition of its own it would evaluate what an earlier build left in `dist`.
 */
export const fromSource = {
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  environments: { ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } } },
}

/** The time at which tests without a server begin: the same in each run of a commit. `npm run verify:dates` tries others. */
export const testClock = {
  at: process.env['TESTS_AT'] ?? '2026-11-18T10:15:00Z',
  zone: process.env['TESTS_ZONE'] ?? 'Europe/London',
}
