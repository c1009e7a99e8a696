/** Codes of the two forms of a chart that can be switched (spec 4 section 2.1). */
export const DOUGHNUT = 1
export const BAR = 2

export type ChartType = typeof DOUGHNUT | typeof BAR

/** The form for a code on the wire; any unknown code is a bar chart (decision 34). */
export const chartTypeOf = (code: unknown): ChartType => (code === DOUGHNUT ? DOUGHNUT : BAR)
