import {
  createRecognitionType,
  recognitionTypesQuery,
  removeRecognitionType,
  updateRecognitionType,
  type RecognitionType,
} from '@ssp/api'
import { CreateButton, lazyPanel, QueryView, useAction, useApi, useMay, useMessages, usePanel } from '@ssp/feature-kit'
import { CardBody, CardHeader, CardRoot, CardTitle, Empty, Table } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { manageMessages } from '../messages'
import { SetupRowActions } from './setup-row-actions'

const TypePanel = lazyPanel(async () => (await import('./type-panel')).TypePanel)

/** The recognition types, with add, edit and remove. */
export function TypesCard() {
  const { types: messages, confirmLabel } = useMessages(manageMessages)
  const query = useQuery(recognitionTypesQuery(useApi()))
  const may = useMay()
  const panel = usePanel(TypePanel)
  const remove = useAction({
    send: ({ id, version }: RecognitionType, api) => removeRecognitionType(api, { id, version }),
    confirm: ({ title }) => ({
      title: messages.confirm,
      loses: messages.loses(title),
      confirmLabel,
      destructive: true,
    }),
    key: ({ id }) => id,
    invalidates: ['recognition'],
    done: messages.removed,
  })
  const actions = (type: RecognitionType) => (
    <SetupRowActions
      edit={messages.edit(type.title)}
      remove={messages.remove(type.title)}
      canEdit={may(updateRecognitionType)}
      canRemove={may(removeRecognitionType)}
      isRemoving={remove.pendingKey === type.id}
      onEdit={() => panel.open({ type })}
      onRemove={() => void remove.run(type)}
    />
  )
  const table = (rows: readonly RecognitionType[], loading = false) => (
    <Table
      caption={messages.title}
      loading={loading}
      skeletonRows={4}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[{ key: 'title', header: messages.column, cell: ({ title }) => title, main: true }]}
      rowActions={actions}
    />
  )
  return (
    <CardRoot>
      <CardHeader>
        <CardTitle>{messages.title}</CardTitle>
        <CreateButton variant="secondary" panel={panel} change={createRecognitionType}>
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
      {panel.element}
    </CardRoot>
  )
}
