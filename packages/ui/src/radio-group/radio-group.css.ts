import { layerStyle } from '../internal/layer-style'
import { vars } from '../theme/contract.css'

export const answers = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s1,
  selectors: {
    '&[data-orientation="horizontal"]': {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: vars.space.s4,
      overflowWrap: 'anywhere',
    },
  },
})

export const help = layerStyle({ display: 'block', color: vars.color.mutedForeground, fontSize: vars.text.sm })
