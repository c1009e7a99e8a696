import { belowHeader, layerStyle, vars, when } from '@ssp/ui/css'

const { color, radius, space, text } = vars

export const page = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

export const buttons = layerStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })

const wide = '(min-width: 1024px)'

/** Report and timeline below each other, with the summary beside both and in view; on a narrow page between them. */
export const columns = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.s4,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 360px)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"report side" "timeline side"',
    },
  },
})

export const report = layerStyle({ '@media': { [wide]: { gridArea: 'report' } } })

export const timeline = layerStyle({ minInlineSize: 0, '@media': { [wide]: { gridArea: 'timeline' } } })

export const side = layerStyle({
  minInlineSize: 0,
  '@media': {
    [wide]: { gridArea: 'side', position: 'sticky', insetBlockStart: `calc(${belowHeader} + ${space.s4})` },
    [when.short]: { position: 'static' },
  },
})

export const parts = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 })

export const conflict = layerStyle({ display: 'grid', gap: space.s4, maxInlineSize: '72ch' })

export const paragraph = layerStyle({ margin: 0 })

export const heading = layerStyle({
  margin: 0,
  marginBlockEnd: space.s2,
  fontSize: text.md,
  fontWeight: vars.weight.semibold,
})

/** A value with its button or additional names. */
export const value = layerStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s2 })

export const muted = layerStyle({ margin: 0, color: color.mutedForeground, fontSize: text.sm })

export const images = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: space.s3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const image = layerStyle({ display: 'grid', gap: space.s1, justifyItems: 'start' })

export const thumbnail = layerStyle({
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  overflow: 'hidden',
  background: color.muted,
  cursor: 'zoom-in',
})

export const picture = layerStyle({ display: 'block', inlineSize: '100%', aspectRatio: '4 / 3', objectFit: 'cover' })

export const large = layerStyle({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '75vh',
  marginInline: 'auto',
  objectFit: 'contain',
})

export const notes = layerStyle({ display: 'grid', gap: space.s4, margin: 0, padding: 0, listStyle: 'none' })

export const noteText = layerStyle({
  margin: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

export const noteHead = layerStyle({ margin: 0, color: color.mutedForeground, fontSize: text.xs })

export const version = layerStyle({
  display: 'grid',
  gap: space.s1,
  selectors: { '& + &': { paddingBlockStart: space.s4, borderBlockStart: `1px solid ${color.border}` } },
})
