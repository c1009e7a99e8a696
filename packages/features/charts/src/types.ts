/** One line or one set of bars. */
export interface ChartSeries {
  /** What the figures are, shown in the legend, the table and the figures under the pointer. */
  name: string
  /** One figure per label, in the same order; a figure that is not finite is a gap. */
  values: readonly number[]
}

/** What a chart draws: labels along the bottom, figures upwards. */
export interface ChartData {
  /** One per point, in the order they are drawn: months, dates, categories. */
  labels: readonly string[]
  /** The labels in full where `labels` are short for the axis (March for Mar): said everywhere else. */
  names?: readonly string[]
  /** Whether the period of the last point is still running: it is drawn apart and never called the lowest. */
  running?: boolean
  series: readonly ChartSeries[]
}

/** The paints of a drawing; any CSS colour. They end up in SVG attributes, so hex values make a drawing for print. */
export interface ChartColours {
  /** One per series, used in turn. */
  series: readonly string[]
  /** Texts of the axes. */
  axis: string
  /** Lines across the plot. */
  grid: string
  /** The ground the chart stands on, drawn around points to set them off. */
  ground: string
}
