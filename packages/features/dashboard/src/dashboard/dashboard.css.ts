import { layerStyle, vars } from '@ssp/ui/css'

const { space } = vars

export const root = layerStyle({ display: 'grid', gap: space.s6, minInlineSize: 0, containerType: 'inline-size' })

// Three columns aligned with the two below: two of three for the charts, one for the people.
export const top = layerStyle({
  display: 'grid',
  gap: space.s4,
  '@container': {
    '(width >= 480px)': { gridTemplateColumns: '1fr 1fr' },
    '(width >= 880px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' },
  },
})

export const below = layerStyle({
  display: 'grid',
  gap: space.s4,
  marginBlockStart: `calc(${space.s4} - ${space.s6})`,
  '@container': {
    '(width >= 880px)': {
      selectors: {
        // The second column is aligned with the third card above.
        '&[data-aside]': { gridTemplateColumns: `minmax(0, 1fr) calc((100% - 2 * ${space.s4}) / 3)` },
      },
    },
  },
})

export const charts = layerStyle({ display: 'grid', gap: space.s4, alignContent: 'start', minInlineSize: 0 })
