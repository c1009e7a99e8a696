import { layerStyle, vars, when } from '@ssp/ui/css'

const { color, radius, space, text } = vars

export const page = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

export const buttons = layerStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })

/** The report at the start, what is done about it at the end. */
export const columns = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 400px)',
  alignItems: 'start',
  gap: space.s4,
  '@media': { '(max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const column = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

export const conflict = layerStyle({ display: 'grid', gap: space.s4, maxInlineSize: '72ch' })

export const paragraph = layerStyle({ margin: 0 })

export const report = layerStyle({ maxInlineSize: '72ch' })

export const facts = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.s4,
  rowGap: space.s2,
  margin: 0,
  fontSize: text.sm,
})

export const fact = layerStyle({ display: 'contents' })

export const term = layerStyle({ color: color.mutedForeground })

export const value = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  margin: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const muted = layerStyle({ margin: 0, color: color.mutedForeground, fontSize: text.sm })

export const images = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
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

export const note = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space.s2,
  selectors: { '& + &': { paddingBlockStart: space.s4, borderBlockStart: `1px solid ${color.border}` } },
  '@media': { [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const noteText = layerStyle({
  gridColumn: '1 / -1',
  margin: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

export const noteHead = layerStyle({ margin: 0, color: color.mutedForeground, fontSize: text.xs })

export const noteAuthor = layerStyle({ color: color.foreground, fontWeight: 500 })

/** The marker of a changed note, which opens its earlier texts. */
export const edited = layerStyle({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.foreground } },
})

export const version = layerStyle({
  display: 'grid',
  gap: space.s1,
  selectors: { '& + &': { paddingBlockStart: space.s4, borderBlockStart: `1px solid ${color.border}` } },
})
