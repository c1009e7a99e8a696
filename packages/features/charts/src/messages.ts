/** Every text of the charts; `{braces}` are filled in. */
export const chartMessages = {
  showData: 'Show data',
  showChart: 'Show chart',
  /** Head of the first column of the data table, and the name of the points for assistive technology. */
  label: 'Label',
  empty: 'There is nothing to show yet.',
  loading: 'Loading',
  highest: 'Highest in {label}: {value}.',
  lowest: 'Lowest in {label}: {value}.',
  constant: '{value} throughout.',
  single: '{label}: {value}.',
  /** The point of a period that is still running. */
  soFar: '{label} so far',
  seriesSummary: '{name}: {text}',
  /** One point as assistive technology speaks it; `{figures}` is a list of values, with names where there are several. */
  point: '{label}: {figures}',
}

export type ChartMessages = typeof chartMessages

/** Puts values in the place of `{names}`. */
export const fill = (template: string, values: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
