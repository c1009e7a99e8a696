import { creationFormCountQuery, creationFormsQuery, type CreationForm, type SspApi } from '@ssp/api'
import { formatDate, ListPage, useClient, useHref, useMessages, type PageArgs } from '@ssp/feature-kit'
import { ButtonLink, type TableColumn } from '@ssp/ui'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { creationFormListMessages, creationFormMessages } from '../messages'
import { StatusBadge } from '../status-badge'

const drawStatus = (form: CreationForm) => <StatusBadge completed={form.completed_at !== null} />

/** `/platform/creation-form`: the requests to set up a portal, the newest first (R4-277 to R4-288). */
export function CreationFormsPage() {
  const { platform_id: platformId, platformDomain } = useClient()
  const messages = useMessages(creationFormListMessages)
  const { platform } = useMessages(creationFormMessages)
  const href = useHref()
  const columns = useMemo(
    (): readonly TableColumn<CreationForm>[] => [
      { key: 'client_name', main: true, header: messages.clientName, cell: (form) => form.client_name },
      { key: 'url', header: messages.url, cell: (form) => `${form.url}.${platformDomain}` },
      { key: 'created_at', header: messages.createdAt, kind: 'date', cell: (form) => formatDate(form.created_at) },
      {
        key: 'status',
        header: messages.status,
        kind: 'status',
        cell: drawStatus,
      },
    ],
    [messages, platformDomain],
  )
  return (
    <ListPage
      views="creation-forms"
      numbered
      notifyFailure
      messages={messages}
      breadcrumbs={[{ label: platform, href: href('/platform/manage') }]}
      page={(api: SspApi, args: PageArgs) => creationFormsQuery(api, { platformId, ...args })}
      count={(api: SspApi, args: Pick<PageArgs, 'search'>) => creationFormCountQuery(api, { platformId, ...args })}
      rowName={(form) => form.client_name}
      rowHref={({ id }) => href(`/platform/creation-form/${id}`)}
      columns={columns}
      action={
        <ButtonLink variant="primary" iconStart={<Plus size={16} />} href={href('/platform/creation-form/create')}>
          {messages.create}
        </ButtonLink>
      }
    />
  )
}
