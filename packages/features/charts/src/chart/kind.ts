import type { ComponentType } from 'react'
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
  Marks: ComponentType<MarksProps>
  /** Whether it is a line chart: may omit zero, labels series at the line ends and shows dots. */
  line: boolean
}
