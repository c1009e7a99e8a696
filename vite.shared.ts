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
