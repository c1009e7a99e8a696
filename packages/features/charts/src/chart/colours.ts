import { vars } from '@ssp/ui/css'
import type { ChartColours } from '../types'

const { color } = vars

/** The theme's own chart colours: custom properties, so they follow brand and mode without a render. */
export const themeColours: ChartColours = {
  series: [color.chart1, color.chart2, color.chart3, color.chart4, color.chart5, color.chart6],
  axis: color.chartAxis,
  grid: color.chartGrid,
  ground: color.surface,
}

// Lines differ in their dash as well, for those who cannot tell the colours apart.
const dashes = [undefined, '7 4', '2 3', '10 4 2 4', '1 4', '14 5']

/** Colour and dash of the series at an index; both repeat after the last. */
export const paintOf = (colours: ChartColours, index: number) => ({
  stroke: colours.series[index % colours.series.length],
  strokeDasharray: dashes[index % dashes.length],
})
