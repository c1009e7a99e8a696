import type { ChartColours } from '../types'

// Lines also differ in their dash, for colour-blind users.
const dashes = [undefined, '7 4', '2 3', '10 4 2 4', '1 4', '14 5']

/** Colour and dash of the series at an index; both repeat. */
export const paintOf = (colours: ChartColours, index: number) => ({
  stroke: colours.series[index % colours.series.length],
  strokeDasharray: dashes[index % dashes.length],
})
