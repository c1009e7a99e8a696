import { layerStyle, vars } from '@ssp/ui/css'
import type { StyleRule } from '@vanilla-extract/css'

const { color, space } = vars

/** Visually hidden, because the title is visible above. */
export const caption = layerStyle({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

export const table = layerStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
})

const cell = {
  paddingBlock: space.s2,
  paddingInline: 0,
  borderBlockEnd: `1px solid ${color.border}`,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
} satisfies StyleRule

const headCell = {
  ...cell,
  position: 'sticky',
  insetBlockStart: 0,
  background: color.surface,
  color: color.mutedForeground,
  fontWeight: vars.weight.medium,
} satisfies StyleRule

const atEnd = { textAlign: 'end', paddingInlineStart: space.s4 } satisfies StyleRule

export const head = layerStyle(headCell)
export const figureHead = layerStyle({ ...headCell, ...atEnd })
export const label = layerStyle(cell)
export const figure = layerStyle({ ...cell, ...atEnd })

export const pick = layerStyle({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  color: color.link,
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible': { outline: `2px solid ${color.ring}`, outlineOffset: 2 },
  },
})
