import type { ComponentType } from 'react'
import type { ChartMessages } from '../messages'
import type { Geometry } from '../model/geometry'
import type { ChartColours, ChartData } from '../types'

export interface MarksProps {
  data: ChartData
  geometry: Geometry
  colours: ChartColours
  /** Space in px after the last point for series names; 0 with a legend. */
  endSpace: number
}

/** Properties that differ between kinds of charts. */
export interface ChartKind {
  /** The marks between the axes; a kind has either these or a `Plot`. */
  Marks?: ComponentType<MarksProps>
  /** A plot of its own, without axes; it may be higher than `height`. Default: the plot with axes. */
  Plot?: ComponentType<PlotProps>
  /** Whether the values are shares of a whole, which the data table then shows in a column. Default false. */
  shares?: boolean
  /** Whether the plot is as high as its content. Default false. */
  fits?: boolean
  /** Kind used instead for up to eight categories of one series. Default: the kind itself. */
  few?: ChartKind
  /** Whether it is a line chart: may omit zero, labels series at the line ends and shows dots. */
  line: boolean
}

/** Input of a plot. */
export interface PlotProps {
  data: ChartData
  kind: ChartKind
  colours: ChartColours
  messages: ChartMessages
  /** px */
  width: number
  height: number
  endSpace: number
  rtl: boolean
  format: (value: number) => string
  formatTicks: (ticks: readonly number[]) => string[]
  labelledBy: string
  describedBy: string
  /** Opens the value at an index, if `canPick` accepts it. */
  onPick?: (index: number) => void
  canPick?: (index: number) => boolean
}
