import type { Plugin } from 'vite'

/**
 * react-router makes components by calls, names them by assignment and derives classes from a member of React, all of
 * which a bundler must take for side effects: each of them would be loaded whether it is used or not. Marked as what
 * they are, half of the package falls away. A new version that is written otherwise only grows again, and the budgets
 * of `scripts/route-sizes.mjs` say so.
 */
export function leanRouter(): Plugin {
  return {
    name: 'ssp-lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({ code: `import { Component as ReactComponent } from "react";${lean(code)}`, map: null }),
    },
  }
}

const lean = (code: string) =>
  code
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1')
    .replaceAll(/extends React\d*\.Component\b/g, 'extends ReactComponent')
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
