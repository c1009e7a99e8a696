import { layerStyle, vars } from '@ssp/ui/css'

const { space, text, weight } = vars

export const page = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 })

export const section = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s3 })

export const title = layerStyle({
  margin: 0,
  fontSize: text.lg,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.heading,
})

export const mails = layerStyle({ margin: 0, fontVariantNumeric: 'tabular-nums' })

export const error = layerStyle({ overflowWrap: 'anywhere' })
