import { layerStyle, vars } from '@ssp/ui/css'

export const plot = layerStyle({
  position: 'relative',
  display: 'flex',
  // The rows leave space for the marker of the active one; their texts are aligned with the title.
  marginInline: `calc(-1 * ${vars.space.s2})`,
  borderRadius: vars.radius.control,
  color: vars.color.foreground,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.color.ring}`, outlineOffset: 2 } },
})
