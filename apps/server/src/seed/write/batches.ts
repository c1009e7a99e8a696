/** Rows of one insert: few enough for the 65,535 parameters of a statement, many enough that triggers run seldom. */
export const BATCH = 1000

/** Cuts rows into batches without holding more than one of them. */
export function* batches<T>(rows: Iterable<T>, size = BATCH): Generator<T[]> {
  let batch: T[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length === size) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}
