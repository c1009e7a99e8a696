import { appear, layerStyle, vars } from '@ssp/ui/css'

const { space } = vars

export const root = layerStyle({ display: 'grid', gap: space.s6, minInlineSize: 0, containerType: 'inline-size' })

// A full-width card: as close to the cards below as they are to each other.
export const band = layerStyle({ marginBlockEnd: `calc(${space.s4} - ${space.s6})` })

// App details and people are beside figures and charts; without these they take the full width.
export const columns = layerStyle({
  display: 'grid',
  gap: space.s4,
  selectors: {
    // The number of rows that need attention is unknown for at most a second; until then the content below is hidden, so
    // that it does not move.
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
