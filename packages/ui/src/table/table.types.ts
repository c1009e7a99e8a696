import type { ReactNode } from 'react'

/** How the values of a column are set. */
export type ColumnKind = 'text' | 'line' | 'number' | 'date' | 'person' | 'status'

/** What a cell of kind `person` shows beside the name. */
export interface TablePerson {
  /** Name without a title; determines initials and tint. */
  name: string
  /** Address of a picture. Default none. */
  src?: string | null | undefined
  /** Below the name, for example an identifier. Default none. */
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
   * How values are set. `text` breaks between words. `line` is one line of up to 12 to 16 rem, by the width of the table, that ends in an ellipsis, a string with
   * the whole of it as its title. `number` and `date` have digits of one width, numbers at the end of the column; a moment breaks
   * between date and time while the table is narrower than 1,024 px. `person` is one line each for name and detail, with `person`.
   * `status` is beside the name in rows of two lines. Default text.
   */
  kind?: ColumnKind | undefined
  /** Picture and detail of the person whose name `cell` returns, for kind `person`; undefined for the name alone. */
  person?: ((row: Row) => TablePerson | undefined) | undefined
  /** Whether the heading is a sort button. Default false. */
  sortable?: boolean | undefined
  /** Hides the column while the table is narrower than 640 (sm), 800 (md) or 1,024 px (lg), and in rows of two lines; cards still show it. */
  hideBelow?: 'sm' | 'md' | 'lg' | undefined
  /** Hides the column in the card layout. Default false. */
  hideInCards?: boolean | undefined
  /** Whether the width can be changed, in a table that can (`onResize`). Default true. */
  resizable?: boolean | undefined
  /** The width that the user chose, in pixels: wins over `width`, and every cell is cut at it. Default none. */
  chosenWidth?: number | undefined
  /** Any CSS width; cells of one line are cut at it in a table that is narrower than 1,152 px. Default the width of the content, 16 rem for cells of one line. */
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
