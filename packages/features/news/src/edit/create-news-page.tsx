import { ApiError, createNews, newsClientsQuery, slugOf, type NewsClient } from '@ssp/api'
import {
  FormElement,
  kitMessages,
  useApi,
  useCan,
  useClient,
  useHref,
  useLeaveGuard,
  useMessages,
  useNavigate,
  useNotify,
  useRecordForm,
} from '@ssp/feature-kit'
import { Button, Checkbox, PageHeader, Select } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { createNewsMessages, newsFormMessages } from '../messages'
import { bodyOf, publishedAt } from '../shared/news-values'
import { NewsFields } from './news-fields'
import * as styles from './news-fields.css'
import { emptyDraft, newSchema, type NewsDraft } from './news-schema'
import { useArticleId } from './use-article-id'
import { useNewsImages } from '../shared/use-news-images'
import { usePendingImages } from './use-pending-images'
import { usePreview } from './use-preview'

const flag = (value: boolean) => (value ? 1 : 0)

/** The request for a new article; it is never announced without being published (4-decisions 59). */
const articleOf = (draft: NewsDraft, platform: string) => ({
  id: draft.id,
  title: draft.title.trim(),
  slug: slugOf(draft.title.trim()),
  body_json: bodyOf(draft.body_json),
  platform,
  require_read: flag(draft.require_read),
  send_notification: flag(draft.published && draft.send_notification),
  published: publishedAt(draft.published),
  expiry_date: draft.expiry_date,
  img: draft.img,
})

/** `/news/Create`: a new article of a client for which the caller may create news (R4-218 to R4-232). */
export function CreateNewsPage() {
  const messages = useMessages(createNewsMessages)
  const shared = useMessages(newsFormMessages)
  const {
    form: { leave },
    unavailable: reasons,
  } = useMessages(kitMessages)
  const formId = useId()
  const client = useClient()
  const href = useHref()
  const can = useCan()
  const navigate = useNavigate()
  const notify = useNotify()
  const { data } = useQuery(newsClientsQuery(useApi(), { platformId: client.platform_id }))
  const clients = data ?? [client]
  const platformOf = (id: string) => clients.find((each) => each.id === id)?.platform_id ?? ''
  const [values] = useState(() => emptyDraft(client.id))
  const form = useRecordForm({
    name: 'news.create',
    schema: newSchema,
    values,
    errors: { missing: messages.missing, expired: shared.expired, failed: messages.failed },
    invalidates: createNews.changes,
    send: async (draft: NewsDraft, { api }) => {
      const created = await createNews(api.for(draft.clientId), articleOf(draft, platformOf(draft.clientId)))
      if (!created.success) throw new ApiError({ status: 200, code: 'unknown', message: '' })
      return created.data
    },
    onDone: (_, { clientId }) => {
      const name = clients.find((each) => each.id === clientId)?.clientName ?? ''
      notify.success(messages.created, clientId === client.id ? {} : { text: messages.elsewhere(name) })
    },
    leave: (id, { clientId }) =>
      navigate(clientId === client.id ? `/news/${can('NEWS_UPDATE') ? 'Edit' : 'Logs'}/${id}` : '/news'),
  })
  useLeaveGuard(form.isDirty, leave)
  const draft = form.values
  const preview = usePreview(draft, null)
  const pending = usePendingImages()
  const images = useNewsImages(draft.clientId, useArticleId(form))
  const hasPlatform = platformOf(draft.clientId) !== ''
  const isNamed = hasPlatform && draft.title.trim() !== ''
  const uploading = pending.some ? reasons.uploading : null
  const reason = isNamed ? uploading : hasPlatform ? messages.noTitle : messages.noClient
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={[{ label: shared.news, href: href('/news') }]}
        title={messages.title}
        action={
          <Button type="submit" form={formId} variant="primary" unavailable={reason} pending={form.isSending}>
            {messages.create}
          </Button>
        }
        secondary={isNamed && preview.action}
      />
      <FormElement id={formId} form={form} className={styles.form}>
        <NewsFields
          form={form}
          images={images}
          pending={pending}
          imageLabel={shared.upload.choose}
          imageRequired
          first={<ClientSelect form={form} clients={clients} />}
          options={
            <>
              <Checkbox
                label={messages.publish}
                checked={draft.published}
                onCheckedChange={(published) =>
                  form.change({ published, ...(!published && { send_notification: false }) })
                }
              />
              <Checkbox
                label={messages.requireRead}
                checked={draft.require_read}
                onCheckedChange={(require_read) => form.change({ require_read })}
              />
              <Checkbox
                label={messages.sendEmail}
                help={messages.sendEmailHelp}
                disabled={!draft.published}
                checked={draft.send_notification}
                onCheckedChange={(send_notification) => form.change({ send_notification })}
              />
            </>
          }
        />
      </FormElement>
      {preview.element}
    </div>
  )
}

interface ClientSelectProps {
  form: Pick<ReturnType<typeof useRecordForm<NewsDraft, NewsDraft, string>>, 'field' | 'values'>
  clients: readonly Pick<NewsClient, 'id' | 'clientName'>[]
}

/** The client of the article; it is fixed once an image was uploaded, because images are stored at the client. */
function ClientSelect({ form, clients }: ClientSelectProps) {
  const messages = useMessages(createNewsMessages)
  const isFixed = form.values.id !== ''
  return (
    <Select
      required
      label={messages.client}
      {...(isFixed && clients.length > 1 && { help: messages.clientFixed })}
      disabled={isFixed}
      options={clients.map(({ id, clientName }) => ({ value: id, label: clientName }))}
      {...form.field('clientId')}
    />
  )
}
