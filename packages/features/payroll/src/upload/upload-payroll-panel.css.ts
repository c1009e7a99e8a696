import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text } = vars

export const moment = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7rem',
  alignItems: 'start',
  gap: space.s3,
})

export const hint = layerStyle({ margin: 0, fontSize: text.sm, color: color.mutedForeground })
