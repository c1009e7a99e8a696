import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'

export const root = layerStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  color: vars.color.foreground,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
})

export const header = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  paddingBlock: vars.space.s4,
  paddingInline: vars.space.s6,
  '@media': { [when.phone]: { paddingInline: vars.space.s4 } },
})

// Takes the width of its longest word; if that does not fit, the actions wrap below it.
export const heading = layerStyle({ maxInlineSize: '100%', flex: '1 1 8rem' })

export const title = layerStyle({
  margin: 0,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
})

export const description = layerStyle({
  margin: 0,
  marginBlockStart: vars.space.s1,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
  color: vars.color.mutedForeground,
})

export const body = layerStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  selectors: {
    '&:not([data-flush])': { paddingBlock: vars.space.s4, paddingInline: vars.space.s6 },
    '* + &:not([data-flush])': { paddingBlockStart: 0 },
  },
  '@media': { [when.phone]: { selectors: { '&:not([data-flush])': { paddingInline: vars.space.s4 } } } },
})

export const footer = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s3,
  paddingBlock: vars.space.s3,
  paddingInline: vars.space.s6,
  borderBlockStart: `1px solid ${vars.color.border}`,
  fontSize: vars.text.sm,
  color: vars.color.mutedForeground,
  '@media': { [when.phone]: { paddingInline: vars.space.s4 } },
})
