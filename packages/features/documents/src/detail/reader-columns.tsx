import type { AssociatedUser } from '@ssp/api'
import { formatDate, type MessagesOf } from '@ssp/feature-kit'
import { Badge, type TableColumn } from '@ssp/ui'
import type { detailMessages } from './messages'

type Messages = MessagesOf<typeof detailMessages>['readers']

/** Full name, identifier and Document Read (R3-219); acknowledgement if it was requested. */
export function readerColumns(
  messages: Messages,
  nameOf: (reader: AssociatedUser) => string,
  isAsked: boolean,
): TableColumn<AssociatedUser>[] {
  const columns: TableColumn<AssociatedUser>[] = [
    {
      key: 'name',
      header: messages.name,
      main: true,
      kind: 'person',
      cell: nameOf,
      person: (reader) => ({ name: nameOf(reader) }),
    },
    { key: 'identifier', header: messages.identifier, cell: ({ identifier }) => identifier },
    {
      key: 'read',
      header: messages.read,
      cell: ({ updatedDt }) => (updatedDt === null ? <Badge>{messages.notViewed}</Badge> : formatDate(updatedDt)),
    },
    {
      key: 'acknowledged',
      header: messages.acknowledged,
      cell: ({ acknowledgedDt: at }) =>
        at === null ? <Badge tone="warning">{messages.outstanding}</Badge> : formatDate(at),
    },
  ]
  return isAsked ? columns : columns.slice(0, 3)
}
