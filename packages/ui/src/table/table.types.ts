import type { ReactNode } from 'react'

/** How the values of a column are displayed. */
export type ColumnKind = 'text' | 'line' | 'number' | 'date' | 'person' | 'status'

/** What a cell of kind `person` shows in addition to the name. */
export interface TablePerson {
  /** Name without a title; determines initials and tint. */
  name: string
  /** Address of a picture. Default: none. */
  src?: string | null | undefined
  /** Text below the name, for example an identifier. Default: none. */
  detail?: string | null | undefined
}

/** One column of a table. */
export interface TableColumn<Row> {
  /** Unique key, used in `sort` and in the DOM (`data-column`). */
  key: string
  /** Heading; also the label of the value in the card layout. */
  header: string
  /** Renders the cell of one row. `null`, `undefined` and '' show as a muted dash. */
  cell: (row: Row) => ReactNode
  /** Whether this column identifies the row and carries its link. Default the first column. */
  main?: boolean | undefined
  /**
   * How values are displayed. `text` wraps between words. `line` is a single line of up to 12 to 16 rem, depending on the
   * width of the table, that is cut with an ellipsis; a string has the full text as its title. `number` and `date` have
   * digits of equal width, and numbers are aligned at the end of the column; a date with a time wraps between the two while
   * the table is narrower than 1,024 px. `person` is one line each for name and detail; see the property `person`. `status`
   * is beside the name in rows of two lines. Default text.
   */
  kind?: ColumnKind | undefined
  /** Picture and detail of the person whose name `cell` returns, for kind `person`; undefined for only the name. */
  person?: ((row: Row) => TablePerson | undefined) | undefined
  /** Whether the heading is a sort button. Default false. */
  sortable?: boolean | undefined
  /** Hides the column while the table is narrower than 640 (sm), 800 (md) or 1,024 px (lg), and in rows of two lines; cards still show it. */
  hideBelow?: 'sm' | 'md' | 'lg' | undefined
  /** Hides the column in the card layout. Default false. */
  hideInCards?: boolean | undefined
  /** Whether the width can be changed, in a resizable table (`onResize`). Default true. */
  resizable?: boolean | undefined
  /** The width that the user chose, in pixels. It overrides `width`, and every cell is cut at it. Default: none. */
  chosenWidth?: number | undefined
  /**
   * Any CSS width. Single-line cells are cut at it in a table narrower than 1,152 px. Default: the width of the content, 16
   * rem for single-line cells.
   */
  width?: string | undefined
}

/** Sort column and direction. */
export interface TableSort {
  /** Key of the column. */
  key: string
  /** Direction. */
  direction: 'ascending' | 'descending'
}

/** Controlled row selection. */
export interface TableSelection<Row> {
  /** Keys of the selected rows; may include rows of other pages. */
  selected: ReadonlySet<string>
  /** Called with the complete new set. */
  onChange: (selected: ReadonlySet<string>) => void
  /** Accessible name of a row's checkbox, for example the person's name. */
  label: (row: Row) => string
}
