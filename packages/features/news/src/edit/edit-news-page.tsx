import { deleteNews, newsArticleQuery, slugOf, updateNews, type NewsArticle } from '@ssp/api'
import { imageKeys } from '@ssp/block-editor/model'
import {
  formatDate,
  FormElement,
  kitMessages,
  RecordView,
  toApiDate,
  useAction,
  useApi,
  useHref,
  useLeaveGuard,
  useMessages,
  useNavigate,
  useRecordForm,
  type RouteParams,
} from '@ssp/feature-kit'
import { Badge, Button, Card, Checkbox, DescriptionList, PageHeader, Skeleton, useConfirm } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { FileDown, Lock, LockOpen, Trash2 } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { editNewsMessages, newsFormMessages, readersPdfMessages } from '../messages'
import { useReadersPdf } from '../pdf/use-readers-pdf'
import { NewsTabs } from '../shared/news-tabs'
import { blocksOf, bodyOf, isWhole, publishedAt } from '../shared/news-values'
import { NewsFields } from './news-fields'
import * as styles from './news-fields.css'
import { editSchema, type NewsDraft } from './news-schema'
import { useArticleId } from './use-article-id'
import { useNewsImages } from '../shared/use-news-images'
import { usePendingImages } from './use-pending-images'
import { usePreview } from './use-preview'

/** `/news/Edit/{id}`: the article, locked until the user unlocks it (R4-233 to R4-247). */
export function EditNewsPage({ params: { id = '' } }: RouteParams) {
  const messages = useMessages(editNewsMessages)
  const query = useQuery(newsArticleQuery(useApi(), id))
  return (
    <RecordView query={query} skeleton={<EditorSkeleton />} messages={messages} listHref={useHref()('/news')}>
      {({ article, etag }) =>
        article && isWhole(article) && <NewsEditor key={article.id} article={article} etag={etag} />
      }
    </RecordView>
  )
}

function EditorSkeleton() {
  return (
    <div className={styles.columns}>
      <Card>
        <Skeleton height="28rem" />
      </Card>
      <Card>
        <Skeleton height="14rem" />
      </Card>
    </div>
  )
}

const draftOf = (article: NewsArticle): NewsDraft => ({
  id: article.id,
  clientId: article.client_id,
  title: article.title,
  expiry_date: article.expiry_date,
  body_json: blocksOf(article.body_json),
  img: article.img,
  published: article.published !== null,
  require_read: article.require_read === 1,
  send_notification: article.send_notification === 1,
})

/** One article: locked initially and after an update, with its actions (R4-235 to R4-247, R4-394 to R4-396). */
function NewsEditor({ article, etag }: { article: NewsArticle; etag: string | undefined }) {
  const messages = useMessages(editNewsMessages)
  const shared = useMessages(newsFormMessages)
  const pdf = useMessages(readersPdfMessages)
  const {
    form: { leave },
    unavailable: reasons,
  } = useMessages(kitMessages)
  const formId = useId()
  const href = useHref()
  const confirm = useConfirm()
  const [locked, setLocked] = useState(true)
  const values = useMemo(() => draftOf(article), [article])
  const schema = useMemo(() => editSchema(article.expiry_date), [article.expiry_date])
  const form = useRecordForm({
    name: `news.edit:${article.id}`,
    schema,
    values,
    version: etag,
    errors: { missing: messages.required, expired: shared.expired, failed: messages.notUpdated },
    invalidates: updateNews.changes,
    done: messages.updated,
    send: (draft: NewsDraft, { api, ifMatch }) =>
      updateNews(api, {
        id: article.id,
        title: draft.title.trim(),
        slug: slugOf(draft.title.trim()),
        expiry_date: draft.expiry_date,
        body_json: bodyOf(draft.body_json),
        oldBody: article.body_json,
        published: publishedAt(draft.published, article.published),
        require_read: draft.require_read ? 1 : 0,
        img: draft.img,
        client_id: draft.clientId,
        ifMatch,
      }),
    onDone: () => setLocked(true),
  })
  useLeaveGuard(form.isDirty, leave)
  const draft = form.values
  const preview = usePreview(draft, article.published)
  const pending = usePendingImages()
  const images = useNewsImages(draft.clientId, useArticleId(form))
  const remove = useRemoval(article, etag)
  const readers = useReadersPdf(article)

  const toggle = async () => {
    if (!locked && form.isDirty) {
      if (!(await confirm({ ...leave, destructive: true }))) return
      form.discard()
    }
    setLocked(!locked)
  }
  const valueText = (field: string, value: unknown) => {
    if (typeof value === 'boolean') return value ? messages.yes : messages.no
    if (field === 'expiry_date') return formatDate(value as string | null)
    return field === 'title' ? String(value) : messages.content
  }
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={[{ label: shared.news, href: href('/news') }]}
        title={article.title}
        facts={<ArticleFacts article={article} />}
        tabs={<NewsTabs id={article.id} current="edit" />}
        actions={[
          preview.action,
          { id: 'export', label: pdf.export, icon: <FileDown size={16} />, onAction: () => void readers.run() },
          {
            id: 'remove',
            label: messages.remove,
            icon: <Trash2 size={16} />,
            danger: true,
            onAction: () => void remove.run(),
          },
        ]}
        action={
          <Button
            type="submit"
            form={formId}
            variant="primary"
            unavailable={locked ? messages.locked : pending.some ? reasons.uploading : null}
            pending={form.isSending}
          >
            {messages.update}
          </Button>
        }
        secondary={{
          id: 'lock',
          label: locked ? messages.unlock : messages.lock,
          icon: locked ? <LockOpen size={16} /> : <Lock size={16} />,
          unavailable: form.isSending ? reasons.busy : null,
          onAction: () => void toggle(),
        }}
      />
      <FormElement id={formId} form={form} className={styles.form}>
        <NewsFields
          form={form}
          images={images}
          pending={pending}
          imageLabel={messages.newImage}
          readOnly={locked}
          valueText={valueText}
          options={
            locked ? (
              <DescriptionList
                items={[
                  { label: messages.published, value: draft.published ? messages.isSet : messages.isNotSet },
                  { label: messages.requireRead, value: draft.require_read ? messages.isSet : messages.isNotSet },
                ]}
              />
            ) : (
              <>
                <Checkbox
                  label={messages.published}
                  checked={draft.published}
                  onCheckedChange={(published) => form.change({ published })}
                />
                <Checkbox
                  label={messages.requireRead}
                  checked={draft.require_read}
                  onCheckedChange={(require_read) => form.change({ require_read })}
                />
              </>
            )
          }
        />
      </FormElement>
      {preview.element}
    </div>
  )
}

function ArticleFacts({ article: { published, expiry_date: expiry } }: { article: NewsArticle }) {
  const messages = useMessages(editNewsMessages)
  const [today] = useState(() => toApiDate(new Date()))
  const isExpired = expiry !== null && expiry <= today
  return (
    <>
      <Badge tone={published === null ? 'neutral' : 'success'}>
        {published === null ? messages.notPublished : messages.publishedOn(formatDate(published))}
      </Badge>
      {expiry !== null && (
        <Badge tone={isExpired ? 'warning' : 'neutral'}>
          {isExpired ? messages.expired(formatDate(expiry)) : messages.expires(formatDate(expiry))}
        </Badge>
      )}
    </>
  )
}

/** Deletes the article. A failure is only logged: the article remains, and deleting can be retried (R4-519). */
function useRemoval(article: NewsArticle, etag: string | undefined) {
  const messages = useMessages(editNewsMessages)
  const navigate = useNavigate()
  const { id, img, body_json } = article
  return useAction({
    confirm: () => ({
      title: messages.confirmRemove,
      loses: messages.removeLoses,
      confirmLabel: messages.remove,
      destructive: true,
    }),
    send: async (_, inApi) => {
      const bodyImages = imageKeys(blocksOf(body_json)).filter((address) => address.startsWith('/'))
      try {
        return await deleteNews(inApi, { id, img, bodyImages, ifMatch: etag })
      } catch (error) {
        // oxlint-disable-next-line no-console -- the specification requires this failure to be logged only
        console.error(error)
        throw error
      }
    },
    failed: null,
    done: messages.removed,
    invalidates: deleteNews.changes,
    leave: () => navigate('/news'),
  })
}
