/** One line or one set of bars. */
export interface ChartSeries {
  /** Name of the series in legend, table and tooltip. */
  name: string
  /** One value per label, in the same order; a value that is not finite is a gap. */
  values: readonly number[]
}

/** Data of a chart. */
export interface ChartData {
  /** Axis label of each point, in order: months, dates, categories. */
  labels: readonly string[]
  /** Full names (March for Mar), used everywhere except on the axis. Default `labels`. */
  names?: readonly string[]
  /** Whether the last period is incomplete: it is drawn as such and counts as neither highest nor lowest. Default false. */
  running?: boolean
  /** Which of the outer periods are incomplete for another reason. Default: none. */
  partial?: { first?: boolean; last?: boolean }
  series: readonly ChartSeries[]
  /** Whether labels without enough space are cut, as for names, instead of omitted, as for days. Default false. */
  cutLabels?: boolean
  /** Whether the values of one series are parts of their sum; rows of categories then show the shares. Default false. */
  shares?: boolean
}

/** Colours of a chart; any CSS colour. They are SVG attributes, so use hex values for print. */
export interface ChartColours {
  /** Colours of the series, repeated. */
  series: readonly string[]
  /** Axis labels. */
  axis: string
  /** Grid lines. */
  grid: string
  /** Background behind the chart, also the outline of points. */
  background: string
}
