const fixed = (value) =>
  value >= 100 ? Math.round(value).toLocaleString('en-GB') : value >= 10 ? value.toFixed(1) : value.toFixed(2)

/** A median with its range: `12.4 (11.9 to 15.0)`. */
export const times = (figure) =>
  figure?.median === undefined ? 'failed' : `${fixed(figure.median)} (${fixed(figure.min)} to ${fixed(figure.max)})`

/** Bytes as kilobytes. */
export const kilobytes = (figure) => (figure?.median === undefined ? 'failed' : fixed(figure.median / 1000))

/** Ratio of two medians with its optional goal: `0.31 (goal at most 0.35, met)`. */
export function ratio(ours, theirs, goal) {
  if (ours?.median === undefined || theirs?.median === undefined) return 'failed'
  if (theirs.median === 0) return '–'
  const value = ours.median / theirs.median
  if (!goal) return value.toFixed(2)
  const met = goal.most === undefined ? value >= goal.least : value <= goal.most
  const text = goal.most === undefined ? `at least ${goal.least}` : `at most ${goal.most}`
  return `${value.toFixed(2)} (${text}: ${met ? 'met' : '**missed**'})`
}

/** A median with its range and the most that it may be: `12.4 (11.9 to 15.0; at most 200: met)`. */
export function limit(figure, most) {
  const met = figure?.median <= most ? 'met' : '**missed**'
  return figure?.median === undefined ? 'failed' : times(figure).replace(/\)$/, `; at most ${most}: ${met})`)
}

/** A Markdown table. */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** `text` with the content between the markers of `name` replaced. @throws without markers */
export function replaceBetween(text, name, inner) {
  const [open, close] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`]
  const start = text.indexOf(open)
  const end = text.indexOf(close)
  if (start < 0 || end < start) throw new Error(`docs/performance.md has no markers for ${name}.`)
  return `${text.slice(0, start + open.length)}\n${inner}\n${text.slice(end)}`
}
