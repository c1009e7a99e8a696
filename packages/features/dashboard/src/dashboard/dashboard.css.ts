import { appear, layerStyle, vars } from '@ssp/ui/css'

const { space } = vars

export const root = layerStyle({ display: 'grid', gap: space.s6, minInlineSize: 0, containerType: 'inline-size' })

// A card over the whole width: as close to the cards below as these are to each other.
export const band = layerStyle({ marginBlockEnd: `calc(${space.s4} - ${space.s6})` })

// App details and people are beside figures and charts; one alone takes the whole width.
export const columns = layerStyle({
  display: 'grid',
  gap: space.s4,
  selectors: {
    // How many rows need attention is not known: for a second at most, what is below is not shown, so that it does not move.
    '&[data-held]': { animation: `${appear} 1ms 1s backwards` },
  },
  '@container': {
    '(width >= 880px)': {
      selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 2fr) minmax(260px, 1fr)' } },
    },
  },
})

export const column = layerStyle({ display: 'grid', gap: space.s4, alignContent: 'start', minInlineSize: 0 })

export const figures = layerStyle({
  display: 'grid',
  gap: space.s4,
  '@container': { '(width >= 480px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' } },
})
