import { layerStyle, vars } from '@ssp/ui/css'

const { space } = vars

export const page = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  containerType: 'inline-size',
})

export const filter = layerStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.s3 })

export const charts = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  '@container': { '(width >= 880px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const chart = layerStyle({ scrollMarginBlockStart: space.s8 })

export const chartBody = layerStyle({ paddingBlockStart: space.s4 })

export const note = layerStyle({ margin: 0, fontSize: vars.text.sm, color: vars.color.mutedForeground })
