import { ApiError, createKnowledgeCategory, slugOf } from '@ssp/api'
import { FormPanel, useCan, useHref, useMessages, useRecordForm, type PanelProps, kitMessages } from '@ssp/feature-kit'
import { useState } from 'react'
import { useImageUpload } from '../image/use-image-upload'
import { categoryPath } from '../category-path'
import { categoryMessages } from '../messages'
import { CategoryFields, categorySchema } from './category-fields'
import { NEW_CATEGORY } from './draft-names'

const EMPTY = { label: '', summary: '', image: null as string | null }
const schema = categorySchema('create')

/** The side panel 'Create category' (R4-184, R4-404 to R4-409). */
export function CreateCategoryPanel({ open, onClose }: PanelProps) {
  const messages = useMessages(categoryMessages)
  const reasons = useMessages(kitMessages).unavailable
  const can = useCan()
  const href = useHref()
  const [values] = useState(EMPTY)
  const forbidden = () => new ApiError({ status: 403, code: 'forbidden', message: messages.forbidden })
  const form = useRecordForm({
    name: NEW_CATEGORY,
    schema,
    values,
    errors: messages.errors,
    invalidates: createKnowledgeCategory.changes,
    send: async (category, { api }) => {
      if (!can('KNOWLEDGE_BASE_CREATE')) throw forbidden()
      try {
        return await createKnowledgeCategory(api, category)
      } catch (error) {
        throw error instanceof ApiError && error.code === 'forbidden' ? forbidden() : error
      }
    },
    done: messages.created,
    created: ({ data: id }, { label }) => ({ id, name: label, href: href(categoryPath({ id, slug: slugOf(label) })) }),
    onDone: onClose,
  })
  const upload = useImageUpload(
    () => ({ title: form.values.label.trim() }),
    (image) => form.change({ image }),
  )
  return (
    <FormPanel
      form={form}
      open={open}
      onClose={onClose}
      title={messages.create}
      submitLabel={messages.submit}
      unavailable={upload.isSending ? reasons.uploading : null}
    >
      <CategoryFields
        label={form.field('label')}
        summary={form.field('summary')}
        image={form.field('image')}
        upload={upload}
        onRemoveImage={() => form.change({ image: null })}
      />
    </FormPanel>
  )
}
