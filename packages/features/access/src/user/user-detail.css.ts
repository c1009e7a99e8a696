import { layerStyle, vars, when } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const page = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 })

export const who = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s6,
  '@media': { [when.phone]: { alignItems: 'flex-start', gap: space.s4 } },
})

export const facts = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s3} ${space.s8}`,
  margin: 0,
  minInlineSize: 0,
})

export const fact = layerStyle({ minInlineSize: 0 })

export const factName = layerStyle({ fontSize: text.xs, color: color.mutedForeground })

export const factValue = layerStyle({ margin: 0, fontSize: text.md, overflowWrap: 'anywhere' })

export const panels = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s3 })

export const panel = layerStyle({
  minInlineSize: 0,
  color: color.foreground,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
})

export const heading = layerStyle({ margin: 0 })

export const toggle = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.s4,
  inlineSize: '100%',
  padding: `${space.s3} ${space.s6}`,
  border: 0,
  borderRadius: vars.radius.card,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: text.lg,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.heading,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.controlHover },
    '&:focus-visible': { outline: `2px solid ${color.ring}`, outlineOffset: -2 },
    '&[aria-expanded=true]': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
  },
  '@media': { [when.phone]: { paddingInline: space.s4 } },
})

export const toggleText = layerStyle({
  gridColumn: 1,
  marginBlockStart: space.s1,
  fontSize: text.sm,
  fontWeight: weight.regular,
  lineHeight: vars.leading.text,
  color: color.mutedForeground,
})

export const chevron = layerStyle({
  gridColumn: 2,
  gridRow: '1 / span 2',
  color: color.mutedForeground,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
  '@media': { [when.motion]: { transition: `transform ${vars.motion.fast} ${vars.motion.ease}` } },
})

export const body = layerStyle({
  padding: space.s6,
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { [when.phone]: { padding: space.s4 } },
})

export const form = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  maxInlineSize: '35rem',
})

export const pair = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space.s4,
  '@media': { [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const actions = layerStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })

export const fileInput = layerStyle({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  opacity: 0,
  pointerEvents: 'none',
})
