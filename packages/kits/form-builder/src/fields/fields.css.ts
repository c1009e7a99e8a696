import { layerStyle, vars, when } from '@ssp/ui/css'

const { color, space, text, weight, leading } = vars

export const header = layerStyle({
  margin: 0,
  lineHeight: leading.heading,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-size=Large]': { fontSize: text.xxl },
    '&[data-size=Medium]': { fontSize: text.xl },
    '&[data-size=Small]': { fontSize: text.lg },
  },
})

export const description = layerStyle({
  margin: 0,
  maxInlineSize: '72ch',
  lineHeight: leading.text,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

export const styled = layerStyle({
  selectors: {
    '&[data-bold]': { fontWeight: weight.semibold },
    '&[data-italic]': { fontStyle: 'italic' },
    '&[data-underline]': { textDecoration: 'underline' },
  },
})

export const muted = layerStyle({ margin: 0, color: color.mutedForeground, fontSize: text.sm })

export const image = layerStyle({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '20rem',
  borderRadius: vars.radius.control,
})

export const banner = layerStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min(100%, 16rem), 1fr)',
  gap: space.s2,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
})

export const bannerImage = layerStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '10rem',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  scrollSnapAlign: 'start',
})

export const group = layerStyle({ margin: 0, padding: 0, border: 0, minInlineSize: 0 })

export const legend = layerStyle({
  padding: 0,
  marginBlockEnd: space.s2,
  fontSize: text.sm,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
})

export const mark = layerStyle({ color: color.dangerSubtleForeground })

export const error = layerStyle({
  margin: 0,
  marginBlockStart: space.s1,
  fontSize: text.sm,
  color: color.dangerSubtleForeground,
})

export const slider = layerStyle({ display: 'flex', alignItems: 'center', gap: space.s3, fontSize: text.sm })

export const range = layerStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  blockSize: vars.size.control,
  // Beside a colour that is not light enough for dark mode, Chromium draws a white track.
  accentColor: color.link,
  selectors: { '&:focus-visible': { outline: `2px solid ${color.ring}`, outlineOffset: 2 } },
})

export const end = layerStyle({ color: color.mutedForeground, fontVariantNumeric: 'tabular-nums' })

export const output = layerStyle({
  minInlineSize: '3rem',
  textAlign: 'end',
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})

/* The drawing of a collapsed field, without controls, so that 500 of them stay fast. */
export const sketch = layerStyle({ display: 'flex', flexDirection: 'column', gap: space.s2, minInlineSize: 0 })

export const question = layerStyle({
  margin: 0,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
  selectors: { '&[data-empty]': { color: color.mutedForeground, fontWeight: weight.regular, fontStyle: 'italic' } },
})

export const box = layerStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  maxInlineSize: '26rem',
  minBlockSize: '2rem',
  paddingInline: space.s3,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  color: color.mutedForeground,
  fontSize: text.sm,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  selectors: { '&[data-lines]': { minBlockSize: '4rem', alignItems: 'start', paddingBlock: space.s2 } },
})

export const options = layerStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: text.sm,
  overflowWrap: 'anywhere',
})

export const option = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  selectors: {
    '&::before': {
      content: '',
      flex: 'none',
      inlineSize: 14,
      blockSize: 14,
      border: `1px solid ${color.inputBorder}`,
      borderRadius: vars.radius.mark,
    },
    '[data-kind=radio] > &::before': { borderRadius: vars.radius.full },
  },
})

export const track = layerStyle({
  flex: '1 1 auto',
  blockSize: 4,
  maxInlineSize: '22rem',
  borderRadius: vars.radius.full,
  background: `linear-gradient(to right, ${color.primary} 50%, ${color.border} 50%)`,
})

export const pageBreak = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  color: color.mutedForeground,
  fontSize: text.sm,
  selectors: {
    '&::before, &::after': { content: '', flex: 1, borderBlockStart: `1px dashed ${color.inputBorder}` },
  },
  '@media': { [when.phone]: { gap: space.s2 } },
})

export const sheet = layerStyle({ display: 'none' })
