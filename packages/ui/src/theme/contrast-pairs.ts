import type { ColourName } from './tokens.ts'

/** Two semantic colours that a component combines, and their required contrast. */
export interface ContrastPair {
  foreground: ColourName
  background: ColourName
  /** 4.5 for text, 3 for the edges of controls, focus and chart marks (WCAG 2.2, 1.4.3 and 1.4.11). */
  ratio: 4.5 | 3
}

const pairs = (ratio: 4.5 | 3, foregrounds: ColourName[], backgrounds: ColourName[]): ContrastPair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => ({ foreground, background, ratio })))

const surfaces: ColourName[] = ['background', 'surface', 'raised', 'input', 'muted']
const statuses = ['success', 'warning', 'danger', 'info'] as const

/** Every pair used by a component. `expand` guarantees all of them, in both modes, for any six colours. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(4.5, ['foreground', 'mutedForeground', 'inputForeground', 'placeholder'], [...surfaces, 'controlHover']),
  ...pairs(4.5, ['link', 'primarySubtleForeground'], [...surfaces, 'primarySubtle']),
  ...pairs(4.5, ['foreground'], ['primarySubtle', 'skeleton']),
  ...pairs(4.5, ['primaryForeground'], ['primary', 'primaryHover', 'primaryActive']),
  ...pairs(4.5, ['navForeground'], ['nav', 'navHover', 'navActive']),
  ...pairs(4.5, ['navMutedForeground'], ['nav', 'navHover']),
  ...pairs(4.5, ['navActiveForeground'], ['navActive']),
  ...pairs(4.5, ['overlayForeground'], ['overlay']),
  ...pairs(4.5, ['accentForeground'], ['accent']),
  ...pairs(4.5, ['highlightForeground'], ['highlight']),
  ...pairs(4.5, ['secondaryForeground'], ['secondary']),
  ...pairs(4.5, ['tooltipForeground'], ['tooltip']),
  ...pairs(4.5, ['dangerForeground'], ['dangerHover']),
  ...pairs(4.5, ['chartAxis'], surfaces),
  ...statuses.flatMap((status) =>
    [
      pairs(4.5, [`${status}Foreground`], [status]),
      pairs(4.5, [`${status}SubtleForeground`], [`${status}Subtle`, ...surfaces]),
      pairs(3, [status], surfaces),
    ].flat(),
  ),
  ...pairs(3, ['inputBorder', 'primaryBorder', 'ring'], surfaces),
  ...pairs(3, ['navRing'], ['nav', 'navHover', 'navActive']),
  ...pairs(3, ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'], surfaces),
]
