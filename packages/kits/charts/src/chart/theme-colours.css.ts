import { vars } from '@ssp/ui/css'
import type { ChartColours } from '../types'

const { color } = vars

/**
 * The theme's chart colours as custom properties, which follow brand and mode without a render. In a style file, so that
 * the bundle contains only these names and not the whole theme contract.
 */
export const themeColours: ChartColours = {
  series: [color.chart1, color.chart2, color.chart3, color.chart4, color.chart5, color.chart6],
  axis: color.chartAxis,
  grid: color.chartGrid,
  background: color.surface,
}
