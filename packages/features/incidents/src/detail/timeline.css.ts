import { layerStyle, vars } from '@ssp/ui/css'

const { color, radius, space, text, weight } = vars

/** Size of the marker of an entry in pixels. */
const MARK = 9

export const root = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

export const box = layerStyle({ display: 'grid', gap: space.s2, outline: 'none', maxInlineSize: '72ch' })

export const muted = layerStyle({ margin: 0, color: color.mutedForeground, fontSize: text.sm })

export const entries = layerStyle({ margin: 0, padding: 0, listStyle: 'none' })

/** A marker at the start, and a line to the next one. */
export const entry = layerStyle({
  position: 'relative',
  paddingInlineStart: space.s6,
  paddingBlockEnd: space.s4,
  minInlineSize: 0,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: `calc((1.5em - ${MARK}px) / 2)`,
      boxSizing: 'border-box',
      inlineSize: MARK,
      blockSize: MARK,
      border: `2px solid ${color.inputBorder}`,
      borderRadius: radius.full,
      background: color.surface,
    },
    '&[data-note]::before': { borderColor: color.primary, background: color.primary },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: (MARK - 1) / 2,
      insetBlockStart: `calc((1.5em + ${MARK}px) / 2 + 4px)`,
      insetBlockEnd: `calc((${MARK}px - 1.5em) / 2 + 4px)`,
      borderInlineStart: `1px solid ${color.border}`,
    },
  },
})

export const line = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s2,
  margin: 0,
  minInlineSize: 0,
  color: color.mutedForeground,
  fontSize: text.sm,
  overflowWrap: 'anywhere',
})

export const what = layerStyle({ color: color.foreground, fontWeight: weight.medium, minInlineSize: 0 })

export const when = layerStyle({ fontSize: text.xs, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

export const noteHead = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space.s2,
})

export const buttons = layerStyle({ display: 'flex', gap: space.s1, marginBlock: '-4px' })

export const noteText = layerStyle({
  margin: 0,
  marginBlockStart: space.s1,
  maxInlineSize: '72ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

/** The marker of a changed note, which opens its earlier versions. */
export const edited = layerStyle({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: text.xs,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.foreground } },
})
