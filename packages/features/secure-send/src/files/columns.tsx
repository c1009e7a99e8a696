import type { SharedDocument } from '@ssp/api'
import type { TableColumn } from '@ssp/ui'
import { Filename, Message, otherClient } from './file-cells'

type Column = TableColumn<SharedDocument>

const nameOf = (row: SharedDocument, side: 'from' | 'to') => row[`label_${side}`] || row[`username_${side}`]

/** The username, and the client if it is a different one. */
const detailOf = (row: SharedDocument, side: 'from' | 'to') =>
  [row[`username_${side}`], otherClient(row, side)].filter(Boolean).join(' · ')

/** The name of the file, with its icon. */
export const filenameColumn = (header: string): Column => ({
  key: 'filename',
  header,
  cell: ({ filename }) => <Filename name={filename} />,
  main: true,
  sortable: true,
  kind: 'line',
  width: '12.5rem',
})

/** The sender or the recipient. */
export const personColumn = (side: 'from' | 'to', header: string): Column => ({
  key: side,
  header,
  kind: 'person',
  cell: (row) => nameOf(row, side),
  person: (row) => ({ name: nameOf(row, side), detail: detailOf(row, side) }),
})

/** The message of the sender. */
export const messageColumn = (header: string): Column => ({
  key: 'message',
  header,
  cell: ({ message }) => <Message text={message} />,
})
