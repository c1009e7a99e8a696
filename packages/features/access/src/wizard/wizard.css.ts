import { layerStyle, vars, when } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const page = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 })

export const heading = layerStyle({
  margin: 0,
  marginBlockEnd: space.s4,
  fontSize: text.lg,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.heading,
  outline: 'none',
})

export const form = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 })

/** The navigation stays in reach below a long list. */
export const foot = layerStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'grid',
  gap: space.s3,
  marginBlockStart: space.s6,
  paddingBlock: space.s3,
  background: color.surface,
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { [when.short]: { position: 'static' } },
})

/** Looks disabled until the step is complete, but can be clicked to show what is missing (decision 75). */
export const next = layerStyle({
  selectors: {
    '&[data-waits]': {
      background: color.primarySubtle,
      borderColor: color.primaryBorder,
      color: color.primarySubtleForeground,
    },
  },
})

export const buttons = layerStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.s2 })

export const notice = layerStyle({ display: 'grid', gap: space.s3, outline: 'none' })

export const tiles = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(13rem, 100%), 20%), 1fr))',
  gap: space.s3,
  selectors: { '&[data-continued]': { marginBlockStart: space.s3 } },
})

export const tile = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minInlineSize: 0,
  padding: space.s3,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  color: color.foreground,
  font: 'inherit',
  fontSize: text.md,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.primaryBorder },
    '&[aria-pressed=true]': {
      background: color.primarySubtle,
      color: color.primarySubtleForeground,
      borderColor: color.primaryBorder,
      boxShadow: `inset 0 0 0 1px ${color.primaryBorder}`,
    },
    '&:focus-visible': { outline: `2px solid ${color.ring}`, outlineOffset: 2 },
  },
})

export const tileName = layerStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const summary = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4, margin: 0 })

export const item = layerStyle({
  display: 'grid',
  gridTemplateColumns: '10rem minmax(0, 1fr)',
  gap: space.s3,
  '@media': { [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s1 } },
})

export const itemName = layerStyle({ fontSize: text.sm, color: color.mutedForeground })

export const itemValue = layerStyle({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' })

export const password = layerStyle({ fontVariantLigatures: 'none' })

export const chosen = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s1,
  marginBlockEnd: space.s2,
})

export const chosenHeading = layerStyle({ fontSize: text.sm, fontWeight: weight.medium, marginInlineEnd: space.s1 })
