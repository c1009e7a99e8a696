import type { SharedDocument } from '@ssp/api'
import type { TableColumn } from '@ssp/ui'
import { Filename, Message, otherClient, Person } from './file-cells'

type Column = TableColumn<SharedDocument>

/** The name of the file, with its icon. */
export const filenameColumn = (header: string): Column => ({
  key: 'filename',
  header,
  cell: ({ filename }) => <Filename name={filename} />,
  main: true,
  width: '15rem',
})

/** The sender or the receiver. */
export const personColumn = (side: 'from' | 'to', header: string): Column => ({
  key: side,
  header,
  cell: (row) => (
    <Person label={row[`label_${side}`]} username={row[`username_${side}`]} client={otherClient(row, side)} />
  ),
})

/** The message of the sender. */
export const messageColumn = (header: string): Column => ({
  key: 'message',
  header,
  cell: ({ message }) => <Message text={message} />,
})
