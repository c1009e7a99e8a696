import { layerStyle, vars, when } from '@ssp/ui/css'

export const root = layerStyle({ display: 'grid', gap: vars.space.s4 })

export const tools = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s3,
})

export const search = layerStyle({
  flex: '1 1 240px',
  maxInlineSize: 360,
  '@media': { [when.phone]: { maxInlineSize: 'none', flexBasis: '100%' } },
})

export const end = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  marginInlineStart: 'auto',
  '@media': { [when.phone]: { inlineSize: '100%', justifyContent: 'space-between' } },
})
