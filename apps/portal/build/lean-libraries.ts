import type { Plugin } from 'vite'

export const router = /\/react-router\/dist\/development\/chunk-\w+\.mjs$/
const icon = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

/**
 * Leaves out of libraries what their authors could not mark as unused.
 *
 * react-router names its components by an assignment each, which keeps all of them; it chooses its build of production by
 * `NODE_ENV` in CommonJS only. lucide-react has a random key for each shape of an icon, which does not compress.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'ssp-lean-libraries',
    apply: 'build',
    transform: {
      filter: { id: [router, icon] },
      handler: (code, id) => ({ code: router.test(id) ? leanRouter(code) : leanIcon(code), map: null }),
    },
  }
}

export const leanRouter = (code: string): string =>
  `import { Component as BaseComponent } from 'react';\n${code}`
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/(?<= extends )React\d*\.Component\b/g, 'BaseComponent')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')

/** The shapes of one icon never change places, so that their index is as good a key. */
export function leanIcon(code: string): string {
  let shapes = 0
  return code.replaceAll(/\bkey: "\w+"/g, () => `key: "${shapes++}"`)
}
