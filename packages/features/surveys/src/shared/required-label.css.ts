import { layerStyle, vars } from '@ssp/ui/css'

export const label = layerStyle({
  transition: `color ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { '&[data-missing]': { color: vars.color.dangerSubtleForeground } },
})
