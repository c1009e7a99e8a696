import type { ReactNode } from 'react'

/** One column: how it is headed and how a cell of it is drawn. */
export interface TableColumn<Row> {
  /** Names the column in `sort` and in the DOM (`data-column`). */
  key: string
  /** Heading; also the label of the value when the table is drawn as cards. */
  header: string
  /** Draws the cell of one row. `null`, `undefined` and '' show as a muted dash. */
  cell: (row: Row) => ReactNode
  /** Names the row and carries its link; the first column when none says so. */
  main?: boolean | undefined
  /** Where the content stands; figures belong at the end. Default start. */
  align?: 'start' | 'end' | undefined
  /** Whether the heading is a sort button. Default false. */
  sortable?: boolean | undefined
  /** Leaves the column out while the table itself is narrower than 640 (sm), 800 (md) or 1,024 px (lg); the cards show it. */
  hideBelow?: 'sm' | 'md' | 'lg' | undefined
  /** Leaves the column out of the cards, where there are no columns to read it in. Default false. */
  hideInCards?: boolean | undefined
  /** Any CSS width. Default as wide as the content asks. */
  width?: string | undefined
}

/** The column and direction that rows are sorted by. */
export interface TableSort {
  /** Key of the column. */
  key: string
  /** Direction. */
  direction: 'ascending' | 'descending'
}

/** Which rows are ticked; kept by the host. */
export interface TableSelection<Row> {
  /** Keys of the ticked rows; may hold keys of other pages. */
  selected: ReadonlySet<string>
  /** Hears the whole new set. */
  onChange: (selected: ReadonlySet<string>) => void
  /** What a row is called by its checkbox, for example the person's name. */
  label: (row: Row) => string
}
