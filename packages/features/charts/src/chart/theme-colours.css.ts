import { vars } from '@ssp/ui/css'
import type { ChartColours } from '../types'

const { color } = vars

/**
 * The theme's own chart colours: custom properties, so they follow brand and mode without a render. In a file of styles,
 * so that these few names are in the bundle and not the whole contract of the theme.
 */
export const themeColours: ChartColours = {
  series: [color.chart1, color.chart2, color.chart3, color.chart4, color.chart5, color.chart6],
  axis: color.chartAxis,
  grid: color.chartGrid,
  ground: color.surface,
}
