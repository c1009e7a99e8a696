import type { Plugin } from 'vite'

export const router = /\/react-router\/dist\/development\/chunk-\w+\.mjs$/
const icon = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
const iconMaker = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/

/**
 * Removes code from libraries that their authors could not mark as unused.
 * react-router assigns a name to each of its components, which keeps all of them; it selects its production build by
 * `NODE_ENV` only in CommonJS. lucide-react has class names for each icon, and a random key for each shape, which does not
 * compress; its components support several frameworks and settings from a context.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'ssp-lean-libraries',
    apply: 'build',
    transform: {
      filter: { id: [router, icon, iconMaker] },
      handler: (code, id) => ({
        code: router.test(id) ? leanRouter(code) : iconMaker.test(id) ? leanIconMaker : leanIcon(code),
        map: null,
      }),
    },
  }
}

export const leanRouter = (code: string): string =>
  `import { Component as BaseComponent } from 'react';\n${code}`
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/(?<= extends )React\d*\.Component\b/g, 'BaseComponent')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')

/** The shapes of an icon without keys: they never change their order, so React needs none. */
export const leanIcon = (code: string): string =>
  code
    .replaceAll(/,\s*key: "\w+"/g, '')
    .replaceAll(/^ {2}(?:name: "[^"]*"|size: 24),\n/gm, '')
    .replace(/,\n {2}aliases: \[[^\]]*\]/, '')
    .replace('__iconData.node;\n', '')
    .replace(' = createLucideIcon(', ' = /* @__PURE__ */ createLucideIcon(')

/** The result of `createLucideIcon` for an icon of 24 by 24 without a context, but without the classes with its names. */
export const leanIconMaker = `
import { createElement, forwardRef } from 'react';

const isNamed = ([name, value]) => value != null && (name.startsWith('aria-') || name === 'role' || name === 'title');

export default ({ node }) =>
  forwardRef(({ color = 'currentColor', size = 24, strokeWidth = 2, className, children, ...rest }, ref) =>
    createElement(
      'svg',
      {
        ref,
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? 'lucide ' + className : 'lucide',
        'aria-hidden': children || Object.entries(rest).some(isNamed) ? undefined : 'true',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    ),
  );
`
