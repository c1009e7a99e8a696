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

/** What differs between kinds of charts. */
export interface ChartKind {
  /** The marks between the axes; a kind has them or a `Plot`. */
  Marks?: ComponentType<MarksProps>
  /** A plot of its own, without axes; it may be higher than `height`. Default the plot with axes. */
  Plot?: ComponentType<PlotProps>
  /** Whether the values are shares of a whole: the data table has a column of them. Default false. */
  shares?: boolean
  /** Whether the plot is as high as its content. Default false. */
  fits?: boolean
  /** Drawn in its place for up to eight categories of one series. Default itself. */
  few?: ChartKind
  /** Whether it is a line chart: may omit zero, labels series at the line ends and shows dots. */
  line: boolean
}

/** What a plot is drawn from. */
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
  /** Opens the value at an index, as far as `canPick` says. */
  onPick?: (index: number) => void
  canPick?: (index: number) => boolean
}
