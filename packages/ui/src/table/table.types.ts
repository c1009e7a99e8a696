import type { ReactNode } from 'react'

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
  /** Alignment; use `end` for numbers. Default start. */
  align?: 'start' | 'end' | undefined
  /** Whether the heading is a sort button. Default false. */
  sortable?: boolean | undefined
  /** Hides the column while the table is narrower than 640 (sm), 800 (md) or 1,024 px (lg); cards still show it. */
  hideBelow?: 'sm' | 'md' | 'lg' | undefined
  /** Hides the column in the card layout. Default false. */
  hideInCards?: boolean | undefined
  /** Any CSS width. Default the width of the content. */
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
