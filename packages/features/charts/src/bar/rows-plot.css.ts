import { layerStyle, vars } from '@ssp/ui/css'

export const plot = layerStyle({
  position: 'relative',
  display: 'flex',
  borderRadius: vars.radius.control,
  color: vars.color.foreground,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.color.ring}`, outlineOffset: 2 } },
})
