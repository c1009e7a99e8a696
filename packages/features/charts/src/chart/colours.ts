import type { ChartColours } from '../types'

// Lines differ in their dash as well, for those who cannot tell the colours apart.
const dashes = [undefined, '7 4', '2 3', '10 4 2 4', '1 4', '14 5']

/** Colour and dash of the series at an index; both repeat after the last. */
export const paintOf = (colours: ChartColours, index: number) => ({
  stroke: colours.series[index % colours.series.length],
  strokeDasharray: dashes[index % dashes.length],
})
