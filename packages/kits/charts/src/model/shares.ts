/**
 * The share of each value in their sum as text: `25%`; an empty sum gives `0%` each. What is not nothing and not all does not
 * round to it: `<1%`, `>99%`.
 *
 * @param percent the sign as the language writes it. Default `${share}%`.
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
