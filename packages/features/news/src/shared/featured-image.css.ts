import { layerStyle, vars } from '@ssp/ui/css'

const { color, radius, space, text } = vars

export const root = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s3 })

export const image = layerStyle({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: radius.control,
  background: color.muted,
})

export const sending = layerStyle({ display: 'grid', justifyItems: 'start', gap: space.s2 })

export const hint = layerStyle({ margin: 0, fontSize: text.sm, color: color.mutedForeground })

export const error = layerStyle({ margin: 0, fontSize: text.sm, color: color.dangerSubtleForeground })
