import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const groups = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s6 })
export const title = style({ fontSize: vars.text.lg, marginBlockEnd: vars.space.s2 })
export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  gap: vars.space.s2,
})
export const swatch = style({
  minBlockSize: 64,
  padding: vars.space.s3,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
})
export const pair = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s4 })
export const theme = style({ padding: vars.space.s6, borderRadius: vars.radius.card })
