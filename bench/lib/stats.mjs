const sorted = (values) => values.filter(Number.isFinite).toSorted((a, b) => a - b)

/** The median; undefined for an empty list. */
export function median(values) {
  const all = sorted(values)
  const half = all.length / 2
  return all.length % 2 ? all[Math.floor(half)] : (all[half - 1] + all[half]) / 2
}

/** Rows of one round each -> `{figure: {median, min, max}}`. */
export function summarise(rows) {
  const names = new Set(rows.flatMap((row) => Object.keys(row)))
  const ofName = (name) => sorted(rows.map((row) => row[name]))
  return Object.fromEntries(
    [...names].map((name) => [name, { median: median(ofName(name)), min: ofName(name)[0], max: ofName(name).at(-1) }]),
  )
}

/** The value that a share of the values (0.99 for p99) stays within. */
export function at(values, share) {
  const all = sorted(values)
  return all[Math.min(all.length - 1, Math.floor(all.length * share))]
}
