import { slugOf, updateKnowledgeCategory, type KnowledgeCategory } from '@ssp/api'
import {
  FormPanel,
  useMessages,
  useNavigate,
  useNotify,
  useRecordForm,
  type PanelProps,
  kitMessages,
} from '@ssp/feature-kit'
import { useMemo } from 'react'
import { categoryPath } from '../category-path'
import { useImageRemoval } from '../image/use-image-removal'
import { useImageUpload } from '../image/use-image-upload'
import { categoryMessages, imageMessages } from '../messages'
import { CategoryFields, categorySchema } from './category-fields'
import { categoryDraft } from './draft-names'

const schema = categorySchema('update')

/** Props of `UpdateCategoryPanel`. */
export interface UpdateCategoryPanelProps extends PanelProps {
  category: KnowledgeCategory
}

/** The side panel 'Update category' (R4-193, R4-410). A new title changes the slug in the address (4-decisions 42). */
export function UpdateCategoryPanel({ open, onClose, category }: UpdateCategoryPanelProps) {
  const messages = useMessages(categoryMessages)
  const reasons = useMessages(kitMessages).unavailable
  const images = useMessages(imageMessages)
  const navigate = useNavigate()
  const notify = useNotify()
  const { id, label, summary, image } = category
  const values = useMemo(() => ({ label, summary, image }), [label, summary, image])
  const form = useRecordForm({
    name: categoryDraft(id),
    schema,
    values,
    version: `"${category.version}"`,
    errors: messages.errors,
    invalidates: updateKnowledgeCategory.changes,
    send: async ({ image: chosen, ...texts }, { api, changes, ifMatch }) => {
      const replaced = changes.image !== undefined && chosen !== null
      await updateKnowledgeCategory(api, { id, ...texts, image, ...(replaced && { newImage: chosen }), ifMatch })
      return { replaced }
    },
    onDone: ({ replaced }, saved) => {
      notify.success(replaced ? messages.imageUpdated : messages.updated)
      onClose()
      navigate(categoryPath({ id, slug: slugOf(saved.label) }), { replace: true })
    },
  })
  const upload = useImageUpload(
    () => ({ title: form.values.label.trim() }),
    (address) => form.change({ image: address }),
  )
  const removal = useImageRemoval('category', () => form.change({ image: null }))
  // A new image that is not saved yet is discarded; the stored one is removed on the server.
  const removeImage = () => {
    if (form.values.image === image) void removal.run(category)
    else form.change({ image })
  }
  return (
    <FormPanel
      form={form}
      open={open}
      onClose={onClose}
      title={messages.update}
      submitLabel={messages.save}
      unavailable={upload.isSending ? reasons.uploading : null}
      labels={{ label: messages.title, summary: messages.summary, image: images.label }}
      valueText={(field, value) => (field === 'image' ? (value === null ? '' : images.changed) : String(value))}
    >
      <CategoryFields
        label={form.field('label')}
        summary={form.field('summary')}
        image={form.field('image')}
        upload={upload}
        removing={removal.isPending()}
        onRemoveImage={removeImage}
      />
    </FormPanel>
  )
}
