import type { KnowledgeArticle } from '@ssp/api'
import { BlockView } from '@ssp/block-editor'
import {
  lazyPanel,
  useCan,
  useFileAddress,
  useHasDraft,
  useHref,
  useMessages,
  usePanel,
  type Action,
} from '@ssp/feature-kit'
import { Banner, Button, Card, PageHeader } from '@ssp/ui'
import { Pencil, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import * as page from '../knowledge.css'
import { articlesMessages, categoriesMessages } from '../messages'
import { rawDataOf } from './article-body'
import * as styles from './article-reader.css'
import { articleDraft } from './draft-names'

const UpdateArticlePanel = lazyPanel(async () => (await import('./update-article-panel')).UpdateArticlePanel)

/** Props of `ArticleReader`. */
export interface ArticleReaderProps {
  article: KnowledgeArticle
  /** Label of the category. */
  category: string
  /** Path of the list. */
  listPath: string
  /** Whether the article gets the focus, because it was opened from the list. */
  takesFocus: boolean
  /** Called to return to the list: Go back was clicked, or the article was changed or deleted. */
  onClose: () => void
  removal: Action<KnowledgeArticle>
}

/** One article (R4-196 to R4-199). */
export function ArticleReader({ article, category, listPath, takesFocus, onClose, removal }: ArticleReaderProps) {
  const fileAddress = useFileAddress()
  const messages = useMessages(articlesMessages)
  const { title: root } = useMessages(categoriesMessages)
  const href = useHref()
  const can = useCan()
  const blocks = useMemo(() => rawDataOf(article.body), [article.body])
  const update = usePanel(
    UpdateArticlePanel,
    useHasDraft(articleDraft(article.id), { ...article, body: blocks ?? [] }),
    {
      article,
      onSaved: onClose,
    },
  )
  const element = useRef<HTMLElement>(null)
  const focus = useEffectEvent(() => takesFocus && element.current?.focus())
  useEffect(() => void focus(), [])
  return (
    <article ref={element} tabIndex={-1} aria-label={article.title} className={page.page}>
      <PageHeader
        breadcrumbs={[
          { label: root, href: href('/knowledge') },
          { label: category, href: href(listPath) },
          { label: article.title },
        ]}
        title={article.title}
        onBack={onClose}
        backLabel={messages.goBack}
        action={
          can('KNOWLEDGE_BASE_UPDATE') && (
            <Button
              variant="primary"
              iconStart={<Pencil size={16} />}
              onPointerEnter={update.preload}
              onFocus={update.preload}
              onClick={() => update.open()}
            >
              {messages.updateArticle}
            </Button>
          )
        }
        actions={
          can('KNOWLEDGE_BASE_DELETE')
            ? [
                {
                  id: 'delete',
                  label: messages.deleteArticle,
                  icon: <Trash2 size={16} />,
                  danger: true,
                  disabled: removal.isPending(),
                  onAction: () => void removal.run(article),
                },
              ]
            : []
        }
      />
      <Card className={styles.article}>
        {article.image !== null && <img src={fileAddress(article.image)} alt="" className={styles.image} />}
        {blocks ? <BlockView blocks={blocks} /> : <Banner kind="warning" text={messages.unreadable} />}
      </Card>
      {update.element}
    </article>
  )
}
