import { layerStyle } from '../internal/layer-style'
import { vars } from '../theme/contract.css'

export const root = layerStyle({
  inlineSize: 'min(440px, calc(100vw - 32px))',
  margin: 'auto',
  padding: vars.space.s6,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  color: vars.color.foreground,
  background: vars.color.raised,
  boxShadow: vars.shadow.dialog,
  selectors: { '&::backdrop': { background: vars.color.modalBackdrop } },
})

export const content = layerStyle({ display: 'grid', gap: vars.space.s3 })

export const title = layerStyle({ fontSize: vars.text.lg })

export const buttons = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space.s2,
  marginBlockStart: vars.space.s3,
})
