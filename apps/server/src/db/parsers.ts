/**
 * The same JavaScript values from both drivers, whose defaults differ: int8 and numeric as number, date as `YYYY-MM-DD`,
 * timestamps as ISO strings in UTC. Keys are PostgreSQL type ids.
 */
export const PARSERS: Record<number, (text: string) => unknown> = {
  20: Number,
  1700: Number,
  1082: (text) => text,
  1114: (text) => new Date(`${text.replace(' ', 'T')}Z`).toISOString(),
  1184: (text) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString(),
}
