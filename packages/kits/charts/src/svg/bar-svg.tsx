import { Bars } from '../bar/bars'
import { Axes } from '../chart/axes'
import { formatters } from '../model/format'
import { layOut } from '../model/geometry'
import type { ChartColours, ChartData } from '../types'

/** Props of `BarSvg` and `DoughnutSvg`. */
export interface ChartSvgProps {
  data: ChartData
  /** px */
  width: number
  height: number
  /** Not custom properties, because nothing resolves them outside a page. */
  colours: ChartColours
  /** Font of the texts. */
  fontFamily: string
  /** Locale of the numbers. Default `en-GB`. */
  locale?: string
}

/** A bar chart as a single `svg` element without stylesheets, for documents. */
export function BarSvg({ data, width, height, colours, fontFamily, locale = 'en-GB' }: ChartSvgProps) {
  const { formatTicks } = formatters(locale)
  const geometry = layOut(data, { width, height, fromZero: true, rtl: false, formatTicks })
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} fontFamily={fontFamily}>
      <Axes geometry={geometry} colours={colours} />
      <Bars data={data} geometry={geometry} colours={colours} endSpace={0} />
    </svg>
  )
}
