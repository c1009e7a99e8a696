/** Rows under a heading. */
export interface RowGroup<T> {
  /** Unique within a list. */
  name: string
  rows: readonly T[]
}

/** A group, or a section of a large one, that is rendered or omitted as a whole. */
export interface RowPart<T> extends RowGroup<T> {
  key: string
  /** Whether it is the first section of its group, which has the heading. */
  isFirst: boolean
  /** Number of rows in the group. */
  groupRows: readonly T[]
}

/** Number of rows above which a list is virtualised; up to it the browser's own search finds everything. */
export const WHOLE_ROWS = 120

/** Rows per part: a multiple of two, three, four and six columns. */
export const PART_ROWS = 12

/** Splits groups into parts of at most `size` rows. */
export const partsOf = <T>(groups: readonly RowGroup<T>[], size: number): RowPart<T>[] =>
  groups.flatMap(({ name, rows }) =>
    Array.from({ length: Math.max(1, Math.ceil(rows.length / size)) }, (_, index) => ({
      name,
      key: `${name}:${index}`,
      isFirst: index === 0,
      groupRows: rows,
      rows: rows.length <= size ? rows : rows.slice(index * size, (index + 1) * size),
    })),
  )

/** Number of parts side by side. */
export const linesOf = <T>(parts: readonly RowPart<T>[], columns: number): RowPart<T>[][] =>
  Array.from({ length: Math.ceil(parts.length / columns) }, (_, line) =>
    parts.slice(line * columns, (line + 1) * columns),
  )
