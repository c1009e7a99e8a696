import type { ChartColours } from '../types'

// Lines also differ in their dash, for colour-blind users.
const dashes = [undefined, '7 4', '2 3', '10 4 2 4', '1 4', '14 5']

// The second round of colours is paler than the first, so that neighbours differ.
const rounds = [1, 0.6, 0.35]

/** Colour and dash of the series at an index; both repeat. */
export const paintOf = (colours: ChartColours, index: number) => ({
  stroke: colours.series[index % colours.series.length],
  strokeDasharray: dashes[index % dashes.length],
})

/** Colour of the segment at an index; each round of colours is paler than the previous one. */
export const segmentPaint = (colours: Pick<ChartColours, 'series'>, index: number) => ({
  fill: colours.series[index % colours.series.length],
  fillOpacity: rounds[Math.floor(index / colours.series.length) % rounds.length],
})
