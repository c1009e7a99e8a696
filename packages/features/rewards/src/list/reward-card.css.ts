import { createdMark, layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const card = layerStyle({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: space.s3,
  minInlineSize: 0,
  padding: space.s4,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
  selectors: createdMark,
})

export const head = layerStyle({ display: 'flex', gap: space.s3, alignItems: 'start', justifyContent: 'space-between' })

export const recipient = layerStyle({
  margin: 0,
  fontSize: text.md,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.heading,
})

export const person = layerStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.link, textDecoration: 'underline' } },
})

export const facts = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  fontSize: text.sm,
  color: color.mutedForeground,
  fontVariantNumeric: 'tabular-nums',
})

export const amount = layerStyle({
  flex: 'none',
  fontSize: text.xl,
  fontWeight: weight.semibold,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
})

export const code = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.s3,
  whiteSpace: 'nowrap',
  paddingBlock: space.s1,
  paddingInline: `${space.s3} ${space.s1}`,
  background: color.muted,
  borderRadius: vars.radius.control,
})

export const digits = layerStyle({
  fontFamily: 'ui-monospace, monospace',
  fontSize: text.sm,
  letterSpacing: '0.04em',
  selectors: { '&[data-hidden]': { color: color.mutedForeground } },
})

export const message = layerStyle({
  margin: 0,
  fontSize: text.md,
  lineHeight: vars.leading.text,
  whiteSpace: 'pre-line',
})

export const noMessage = layerStyle({ margin: 0, fontSize: text.md, color: color.mutedForeground })
