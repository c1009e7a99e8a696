/** Messages of the charts; `{braces}` are placeholders. */
export const chartMessages = {
  showData: 'Show data',
  showChart: 'Show chart',
  /** Heading of the first column of the data table, and accessible name of the points. */
  label: 'Label',
  /** Heading of the column of shares in the data table of a doughnut. */
  share: 'Share',
  percent: '{share}%',
  /** What the values of a doughnut count, under their total in its middle. */
  unit: 'in total',
  empty: 'There is nothing to show yet.',
  /** Follows the summary of a chart with `onSelect`. */
  select: 'Choose a value to open it.',
  loading: 'Loading',
  highest: 'Highest: {label}, {value}.',
  lowest: 'Lowest: {label}, {value}.',
  constant: '{value} throughout.',
  single: '{label}: {value}.',
  /** Name of the running period. */
  soFar: '{label} so far',
  /** Name of a period that is incomplete for another reason. */
  partOf: 'Part of {label}',
  seriesSummary: '{name}: {text}',
  /** Accessible text of one point; `{figures}` is a list of values, with series names if there are several. */
  point: '{label}: {figures}',
}

/** The texts as features replace them: `messages={useMessages(chartTexts)}` of `@ssp/feature-kit`, under `charts` of the provider. */
export const chartTexts = { name: 'charts', messages: chartMessages } as const

export type ChartMessages = typeof chartMessages

/** Replaces `{names}` with values. */
export const fill = (template: string, values: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
