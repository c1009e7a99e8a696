import type { Density } from '../theme/tokens'

/** How a table shows its columns. */
export interface ColumnChoice {
  /** Keys of the columns in order. */
  order: readonly string[]
  /** Keys of the hidden columns. */
  hidden: readonly string[]
  /** Widths of columns in pixels, by key. Default: the width of their content. */
  widths?: Readonly<Record<string, number>> | undefined
  /** Height of the rows. */
  density: Density
}

/** A column in the menu. */
export interface ColumnItem {
  /** Key of the column. */
  key: string
  /** Its heading. */
  label: string
  /** Whether it cannot be hidden, because it identifies the row. Default false. */
  fixed?: boolean | undefined
}

/** What the menu shows and changes. */
export interface ColumnMenuOptions {
  /** All columns, in any order. */
  columns: readonly ColumnItem[]
  /** What is shown now. */
  value: ColumnChoice
  /** Called with each change, which takes effect at once. */
  onChange: (choice: ColumnChoice) => void
  /** Called when the columns should be reset to their initial state. */
  onReset: () => void
}
