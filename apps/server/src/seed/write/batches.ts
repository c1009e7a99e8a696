/** Rows per insert: below the limit of 65,535 parameters per statement, but enough that statement triggers run rarely. */
export const BATCH = 1000

/** Splits rows into batches lazily. */
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
