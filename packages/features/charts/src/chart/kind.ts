import type { ComponentType } from 'react'
import type { Geometry } from '../model/geometry'
import type { ChartColours, ChartData } from '../types'

export interface MarksProps {
  data: ChartData
  geometry: Geometry
  colours: ChartColours
  /** px kept free behind the last point for the names of the series; 0 when a legend names them. */
  endSpace: number
}

/** What tells one kind of chart from another. */
export interface ChartKind {
  Marks: ComponentType<MarksProps>
  /** Lines may leave out zero, name themselves at their end and show the point under the pointer as a dot. */
  line: boolean
}
