import { layerStyle, vars } from '@ssp/ui/css'

export const list = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const member = layerStyle({
  display: 'inline-flex',
  borderRadius: vars.radius.full,
  selectors: {
    '&[data-approver]': { outline: `2px solid ${vars.color.primary}`, outlineOffset: 2 },
  },
})
