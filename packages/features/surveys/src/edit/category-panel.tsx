import { removeSurveyCategory, updateSurveyCategory, type SurveyCategory } from '@ssp/api'
import { FormPanel, useAction, useMessages, useNotify, useRecordForm, type PanelProps } from '@ssp/feature-kit'
import { Button, TextArea, TextField } from '@ssp/ui'
import { useState } from 'react'
import * as z from 'zod/mini'
import { categoryMessages } from './messages'

const schema = z.object({ title: z.string().check(z.trim(), z.minLength(1, 'required')), description: z.string() })

/** Props of `CategoryPanel`. */
export interface CategoryPanelProps extends PanelProps {
  category: SurveyCategory
  /** Called after the category was deleted. */
  onRemoved: () => void
}

/** The manage-category dialog: title, description, delete, save (R2-082 to R2-086, R2-775). */
export function CategoryPanel({ open, onClose, category, onRemoved }: CategoryPanelProps) {
  const messages = useMessages(categoryMessages)
  const notify = useNotify()
  // The record that the dialog was opened on.
  const [values] = useState({ title: category.title, description: category.description })
  const form = useRecordForm({
    name: `surveys.category:${category.id}`,
    schema,
    values,
    invalidates: updateSurveyCategory.changes,
    send: (changes, { api }) =>
      updateSurveyCategory(api, { id: category.id, ...changes }).catch((error: unknown) => {
        notify.error(error)
        throw error
      }),
    done: messages.saved,
    onDone: onClose,
  })
  const remove = useAction({
    send: (_: void, api) => removeSurveyCategory(api, { id: category.id }),
    confirm: () => ({
      title: messages.confirmRemove(category.title),
      loses: messages.losesCategory,
      confirmLabel: messages.remove,
      destructive: true,
    }),
    invalidates: removeSurveyCategory.changes,
    done: messages.removed,
    onDone: () => {
      onRemoved()
      onClose()
    },
  })
  return (
    <FormPanel
      dialog="sm"
      form={form}
      open={open}
      onClose={onClose}
      title={messages.title}
      submitLabel={messages.save}
      footerStart={
        <Button variant="danger" pending={remove.isPending()} onClick={() => void remove.run()}>
          {messages.remove}
        </Button>
      }
    >
      <TextField required label={messages.name} maxLength={200} autoComplete="off" {...form.field('title')} />
      <TextArea label={messages.description} maxLength={1000} {...form.field('description')} />
    </FormPanel>
  )
}
