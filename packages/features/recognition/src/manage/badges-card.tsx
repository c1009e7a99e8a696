import { createBadge, badgesQuery, removeBadge, updateBadge, type Badge } from '@ssp/api'
import { CreateButton, lazyPanel, QueryView, useAction, useApi, useMay, useMessages, usePanel } from '@ssp/feature-kit'
import { CardBody, CardHeader, CardRoot, CardTitle, Empty, Table } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { BadgeImage } from '../badge/badge-image'
import { manageMessages } from '../messages'
import { SetupRowActions } from './setup-row-actions'

const BadgePanel = lazyPanel(async () => (await import('./badge-panel')).BadgePanel)

/** The badges with image and name, with add, edit and remove. */
export function BadgesCard() {
  const { badges: messages, confirmLabel } = useMessages(manageMessages)
  const query = useQuery(badgesQuery(useApi()))
  const may = useMay()
  const panel = usePanel(BadgePanel)
  const remove = useAction({
    send: ({ id, version }: Badge, api) => removeBadge(api, { id, version }),
    confirm: ({ name }) => ({ title: messages.confirm, loses: messages.loses(name), confirmLabel, destructive: true }),
    key: ({ id }) => id,
    invalidates: ['recognition'],
    done: messages.removed,
  })
  const actions = (badge: Badge) => (
    <SetupRowActions
      edit={messages.edit(badge.name)}
      remove={messages.remove(badge.name)}
      canEdit={may(updateBadge)}
      canRemove={may(removeBadge)}
      isRemoving={remove.pendingKey === badge.id}
      onEdit={() => panel.open({ badge })}
      onRemove={() => void remove.run(badge)}
    />
  )
  const table = (rows: readonly Badge[], loading = false) => (
    <Table
      caption={messages.title}
      loading={loading}
      skeletonRows={4}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'image',
          header: messages.image,
          cell: imageOf,
          width: '5rem',
        },
        { key: 'name', header: messages.column, cell: ({ name }) => name, main: true },
      ]}
      rowActions={actions}
    />
  )
  return (
    <CardRoot>
      <CardHeader>
        <CardTitle>{messages.title}</CardTitle>
        <CreateButton variant="secondary" panel={panel} change={createBadge}>
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

const imageOf = ({ s3_path }: Badge) => <BadgeImage size="sm" src={s3_path} />
