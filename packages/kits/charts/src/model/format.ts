// Cached, because creating a number format costs more than rendering a small chart.
const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options)
  formats.set(key, format)
  return format
}

/** Formats values in full, and ticks of five or more digits as short as they stay distinct (12k, 3m). */
export function formatters(locale: string, options: Intl.NumberFormatOptions = {}) {
  const full = numberFormat(locale, options)
  const format = (value: number): string => full.format(value)
  const formatTicks = (ticks: readonly number[]): string[] => {
    const inFull = ticks.map(format)
    if (!ticks.some((tick) => Math.abs(tick) >= 10_000)) return inFull
    const compact = numberFormat(locale, {
      ...options,
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 2,
    })
    const short = ticks.map((tick) => compact.format(tick))
    return new Set(short).size === ticks.length ? short : inFull
  }
  return { format, formatTicks }
}
