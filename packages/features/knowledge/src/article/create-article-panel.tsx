import { createKnowledgeArticle } from '@ssp/api'
import { imageKeys, type Block } from '@ssp/block-editor/model'
import {
  FormPanel,
  useHref,
  useLocation,
  useMessages,
  useRecordForm,
  type PanelProps,
  kitMessages,
} from '@ssp/feature-kit'
import { useState } from 'react'
import { useBodyImages } from '../image/use-body-images'
import { useImageUpload } from '../image/use-image-upload'
import { articleMessages } from '../messages'
import { articleAddress } from '../use-search'
import { ArticleFields, newArticleSchema } from './article-fields'
import { newArticleDraft } from './draft-names'

const EMPTY = { title: '', image: null as string | null, body: [] as Block[], id: '' }

/** Props of `CreateArticlePanel`. */
export interface CreateArticlePanelProps extends PanelProps {
  categoryId: string
}

/** The modal for creating an article, with an id generated here (R4-194, R4-338, R4-411, R4-412). */
export function CreateArticlePanel({ open, onClose, categoryId }: CreateArticlePanelProps) {
  const href = useHref()
  const { pathname, search } = useLocation()
  const messages = useMessages(articleMessages)
  const reasons = useMessages(kitMessages).unavailable
  const [values] = useState(EMPTY)
  const [newId] = useState(() => crypto.randomUUID())
  const form = useRecordForm({
    name: newArticleDraft(categoryId),
    schema: newArticleSchema,
    values,
    errors: messages.errors,
    invalidates: createKnowledgeArticle.changes,
    send: ({ id, body, ...article }, { api }) =>
      createKnowledgeArticle(api, {
        ...article,
        body: JSON.stringify(body),
        id: id || newId,
        category: categoryId,
        images: imageKeys(body),
      }),
    done: messages.created,
    created: ({ data: id }, { title }) => ({ id, name: title, href: href(articleAddress(pathname, search, id)) }),
    onDone: onClose,
  })
  // The images are stored under the id, so a draft with images keeps it.
  const idForImages = () => {
    const id = form.values.id || newId
    if (form.values.id !== id) form.change({ id })
    return id
  }
  const upload = useImageUpload(
    () => ({ articleId: idForImages() }),
    (image) => form.change({ image }),
  )
  const bodyImages = useBodyImages(idForImages)
  return (
    <FormPanel
      dialog="lg"
      form={form}
      open={open}
      onClose={onClose}
      title={messages.create}
      submitLabel={messages.submit}
      unavailable={upload.isSending || bodyImages.isPending ? reasons.uploading : null}
    >
      <ArticleFields
        title={form.field('title')}
        image={form.field('image')}
        body={form.field('body')}
        upload={upload}
        bodyImages={bodyImages}
        onRemoveImage={() => form.change({ image: null })}
      />
    </FormPanel>
  )
}
