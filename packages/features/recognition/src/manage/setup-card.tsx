import {
  CreateButton,
  QueryView,
  useCreatedId,
  useMay,
  type Action,
  type CreateButtonProps,
  type QueryLike,
} from '@ssp/feature-kit'
import { CardBody, CardHeader, CardRoot, CardTitle, Empty, Table, type TableColumn } from '@ssp/ui'
import { SetupRowActions } from './setup-row-actions'

/** Properties that types and badges share. */
export interface SetupRow {
  id: string
  version: number
}

/** The texts of a card. */
export interface SetupTexts {
  title: string
  add: string
  empty: string
  failed: string
  confirm: string
  removed: string
  /** These texts receive the name of the row. */
  edit: (name: string) => string
  remove: (name: string) => string
  loses: (name: string) => string
}

type Change = NonNullable<CreateButtonProps['change']>

/** Props of `SetupCard`. */
export interface SetupCardProps<Row extends SetupRow> {
  messages: SetupTexts
  query: QueryLike<Row[]>
  columns: readonly TableColumn<Row>[]
  nameOf: (row: Row) => string
  /** Opens the dialog of a new row. */
  panel: CreateButtonProps['panel']
  create: Change
  update: Change
  remove: Change
  removal: Action<Row>
  onEdit: (row: Row) => void
}

/** The types or badges of recognition, with add, edit and remove (R3-167 to R3-173). */
export function SetupCard<Row extends SetupRow>(props: SetupCardProps<Row>) {
  const { messages, query, columns, nameOf, panel, create, update, remove, removal, onEdit } = props
  const may = useMay()
  const createdId = useCreatedId()
  const actions = (row: Row) => (
    <SetupRowActions
      edit={messages.edit(nameOf(row))}
      remove={messages.remove(nameOf(row))}
      canEdit={may(update)}
      canRemove={may(remove)}
      isRemoving={removal.pendingKey === row.id}
      onEdit={() => onEdit(row)}
      onRemove={() => void removal.run(row)}
    />
  )
  const table = (rows: readonly Row[], loading = false) => (
    <Table
      caption={messages.title}
      loading={loading}
      skeletonRows={4}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns}
      rowActions={actions}
      isCreated={({ id }) => id === createdId}
    />
  )
  return (
    <CardRoot>
      <CardHeader>
        <CardTitle>{messages.title}</CardTitle>
        <CreateButton variant="secondary" panel={panel} change={create}>
          {messages.add}
        </CreateButton>
      </CardHeader>
      <CardBody>
        <QueryView
          query={query}
          errorTitle={messages.failed}
          skeleton={table([], true)}
          empty={<Empty title={messages.empty} />}
        >
          {(rows) => table(rows)}
        </QueryView>
      </CardBody>
    </CardRoot>
  )
}
