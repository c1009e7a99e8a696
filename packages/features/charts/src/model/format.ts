/** Writes figures in full and, for the axis, short once they reach five digits (12k, 3m). */
export function formatters(
  locale: string,
  options: Intl.NumberFormatOptions | undefined,
  [low, high]: readonly [number, number],
) {
  const full = new Intl.NumberFormat(locale, options)
  const short =
    Math.max(-low, high) < 10_000
      ? full
      : new Intl.NumberFormat(locale, {
          ...options,
          notation: 'compact',
          minimumFractionDigits: 0,
          maximumFractionDigits: 1,
        })
  return { format: (value: number): string => full.format(value), formatTick: (tick: number) => short.format(tick) }
}
