import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css'
import { layers } from './layers.css'
import { colourVariables } from './stylesheet'

const tokens = (selector: string, vars: Record<string, string>, media?: string) =>
  globalStyle(selector, {
    '@layer': { [layers.tokens]: media ? { '@media': { [media]: { vars } } } : { vars } },
  })

const { color: _colour, ...measures } = vars

tokens(':where(.ssp-root)', {
  ...colourVariables({}),
  ...assignVars(measures, {
    baseSize: '1rem',
    // The host page or the portal loads the font; packages never do.
    fontFamily: 'inherit',
    fontMono: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
    text: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem', xxl: '1.75rem' },
    weight: { regular: '400', medium: '500', semibold: '600' },
    leading: { heading: '1.25', text: '1.5' },
    space: {
      s1: '0.25rem',
      s2: '0.5rem',
      s3: '0.75rem',
      s4: '1rem',
      s6: '1.5rem',
      s8: '2rem',
      s12: '3rem',
      s16: '4rem',
    },
    radius: { mark: '4px', control: '6px', card: '10px', full: '999px' },
    size: { control: '2.25rem', row: '2.75rem', touch: '2.75rem', nav: '16rem', navCollapsed: '4rem', panel: '30rem' },
    shadow: {
      float: `0 4px 16px -2px ${vars.color.shadow}`,
      dialog: `0 16px 48px -8px ${vars.color.shadow}`,
    },
    motion: { fast: '120ms', normal: '180ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
    layer: { header: '10', dropdown: '40', dialog: '50', toast: '60' },
  }),
})

tokens(
  ':where(.ssp-root[data-density=compact])',
  assignVars({ control: vars.size.control, row: vars.size.row }, { control: '2rem', row: '2.25rem' }),
)
// Touch targets are 44 px at every density (WCAG 2.2, 2.5.5).
tokens(
  ':where(.ssp-root)',
  { [vars.size.control]: '2.75rem', [vars.size.row]: '2.75rem' },
  '(pointer: coarse) and (max-width: 500px)',
)
// Disables motion for every component.
tokens(
  ':where(.ssp-root)',
  { [vars.motion.fast]: '0ms', [vars.motion.normal]: '0ms' },
  '(prefers-reduced-motion: reduce)',
)

const scheme = (selector: string, colorScheme: string) =>
  globalStyle(selector, { '@layer': { [layers.tokens]: { colorScheme } } })

scheme(':where(.ssp-root[data-mode=system])', 'light dark')
scheme(':where(.ssp-root[data-mode=light])', 'light')
scheme(':where(.ssp-root[data-mode=dark])', 'dark')
