/**
 * The share of each value in the sum as text: `25%`; an empty sum gives `0%` for each. Small and large shares are not
 * rounded to nothing or to all: `<1%`, `>99%`.
 * @param percent formats the share with the percent sign of the language. Default `${share}%`.
 */
export function sharesOf(values: readonly number[], percent = (share: string): string => `${share}%`): string[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  return values.map((value) => {
    const share = total === 0 ? 0 : value / total
    if (share > 0 && share < 0.005) return percent('<1')
    if (share < 1 && share >= 0.995) return percent('>99')
    return percent(String(Math.round(share * 100)))
  })
}
