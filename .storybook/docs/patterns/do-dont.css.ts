import { layerStyle, vars } from '@ssp/ui/css'

export const pair = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space.s4,
})
export const side = layerStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.s3,
  margin: 0,
  padding: vars.space.s4,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
})
export const verdict = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  alignItems: 'baseline',
  gap: vars.space.s2,
})
export const reason = layerStyle({ color: vars.color.mutedForeground, fontSize: vars.text.sm })
export const row = layerStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 })
