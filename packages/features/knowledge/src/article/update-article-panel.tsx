import { updateKnowledgeArticle, type KnowledgeArticle } from '@ssp/api'
import { blockText, imageKeys, type Block } from '@ssp/block-editor/model'
import { FormPanel, useMessages, useNotify, useRecordForm, type PanelProps, kitMessages } from '@ssp/feature-kit'
import { useMemo } from 'react'
import { useBodyImages } from '../image/use-body-images'
import { useImageRemoval } from '../image/use-image-removal'
import { useImageUpload } from '../image/use-image-upload'
import { articleMessages, imageMessages } from '../messages'
import { rawDataOf } from './article-body'
import { ArticleFields, articleSchema } from './article-fields'
import { articleDraft } from './draft-names'

/** Props of `UpdateArticlePanel`. */
export interface UpdateArticlePanelProps extends PanelProps {
  article: KnowledgeArticle
  /** Called after the article was saved. */
  onSaved: () => void
}

/** The modal for updating an article (R4-195, R4-413, R4-414). */
export function UpdateArticlePanel({ open, onClose, article, onSaved }: UpdateArticlePanelProps) {
  const messages = useMessages(articleMessages)
  const reasons = useMessages(kitMessages).unavailable
  const images = useMessages(imageMessages)
  const notify = useNotify()
  const { id, title, image, body } = article
  const values = useMemo(() => ({ title, image, body: rawDataOf(body) ?? [] }), [title, image, body])
  const form = useRecordForm({
    name: articleDraft(id),
    schema: articleSchema,
    values,
    version: `"${article.version}"`,
    errors: messages.errors,
    invalidates: updateKnowledgeArticle.changes,
    send: (saved, { api, ifMatch }) =>
      updateKnowledgeArticle(api, {
        ...saved,
        body: JSON.stringify(saved.body),
        before: { id, image, body },
        images: imageKeys(saved.body),
        ifMatch,
      }),
    onDone: (_result, saved) => {
      notify.success(messages.updated(saved.title))
      onClose()
      onSaved()
    },
  })
  const upload = useImageUpload(
    () => ({ articleId: id }),
    (address) => form.change({ image: address }),
  )
  const bodyImages = useBodyImages(() => id)
  const removal = useImageRemoval('article', () => form.change({ image: null }))
  // A new image that is not saved yet is discarded; the stored one is removed on the server.
  const removeImage = () => {
    if (form.values.image === image) void removal.run(article)
    else form.change({ image })
  }
  return (
    <FormPanel
      dialog="lg"
      form={form}
      open={open}
      onClose={onClose}
      title={messages.update}
      submitLabel={messages.save}
      unavailable={upload.isSending || bodyImages.isPending ? reasons.uploading : null}
      labels={{ title: messages.title, image: images.label, body: messages.body }}
      valueText={(field, value) => {
        if (field === 'image') return value === null ? '' : images.changed
        return String(value)
      }}
      entryText={(_field, entry) => blockText(entry as Block)}
    >
      <ArticleFields
        title={form.field('title')}
        image={form.field('image')}
        body={form.field('body')}
        upload={upload}
        bodyImages={bodyImages}
        removing={removal.isPending()}
        onRemoveImage={removeImage}
      />
    </FormPanel>
  )
}
