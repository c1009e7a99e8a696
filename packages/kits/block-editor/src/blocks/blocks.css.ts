import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text } = vars

export const image = layerStyle({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '32rem',
  borderRadius: vars.radius.control,
  selectors: { '&[data-state=sending], &[data-state=failed]': { opacity: 0.5 } },
})

export const missing = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  padding: space.s3,
  border: `1px dashed ${color.border}`,
  borderRadius: vars.radius.control,
  color: color.mutedForeground,
})

export const frame = layerStyle({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '40rem',
  aspectRatio: '16 / 9',
  border: 0,
  borderRadius: vars.radius.control,
  background: color.muted,
})

export const caption = layerStyle({ marginBlockStart: space.s1, fontSize: text.sm, color: color.mutedForeground })

export const locked = layerStyle({
  padding: space.s3,
  minBlockSize: '8lh',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  background: color.muted,
})

/** The name of the type and its arrow in one line, at the two ends of the button. */
export const typeButton = layerStyle({ inlineSize: '8rem', whiteSpace: 'nowrap' })

export const type = layerStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '7rem',
})

export const pending = layerStyle({
  display: 'block',
  paddingInline: space.s3,
  paddingBlockEnd: space.s2,
  fontSize: text.sm,
  color: color.mutedForeground,
  selectors: { '&:empty': { display: 'none' } },
})

export const node = layerStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s2,
  padding: space.s2,
  marginBlock: space.s3,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  selectors: { '&[data-selected]': { borderColor: color.ring, outline: `1px solid ${color.ring}` } },
})

export const nodeActions = layerStyle({ display: 'grid', gridTemplateColumns: '1fr auto', gap: space.s2 })

export const failed = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  color: color.dangerSubtleForeground,
  fontSize: text.sm,
})
