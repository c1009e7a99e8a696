import { layerStyle, vars } from '@ssp/ui/css'

export const plot = layerStyle({
  position: 'relative',
  display: 'flex',
  // The rows have space for the mark of the active one; their texts begin where the title does.
  marginInline: `calc(-1 * ${vars.space.s2})`,
  borderRadius: vars.radius.control,
  color: vars.color.foreground,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.color.ring}`, outlineOffset: 2 } },
})
