const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 0 })

/** The share of each value in their sum as text: `25%`; an empty sum gives `0%` each. */
export function sharesOf(values: readonly number[]): string[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  return values.map((value) => percent.format(total === 0 ? 0 : value / total))
}
