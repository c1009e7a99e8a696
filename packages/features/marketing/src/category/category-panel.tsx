import { createMarketingCategory, updateMarketingItem, type MarketingCategory } from '@ssp/api'
import { Can, FormPanel, useClient, useMessages, useRecordForm, type PanelProps } from '@ssp/feature-kit'
import { Checkbox, TextArea, TextField } from '@ssp/ui'
import { useState } from 'react'
import * as z from 'zod/mini'
import { categoryMessages } from '../messages'

const schema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'title')),
  description: z.string().check(z.trim()),
  shared: z.boolean(),
})

/** Props of `CategoryPanel`. */
export interface CategoryPanelProps extends PanelProps {
  /** The category that is changed. Default a new one. */
  category?: MarketingCategory
  /** Called after a change was saved. */
  onSaved?: () => void
}

/** The dialogs 'New Category' and 'Update Category' (R3-253, R3-255, R3-443). Staff may share a new one with all clients. */
export function CategoryPanel({ open, onClose, category, onSaved }: CategoryPanelProps) {
  const messages = useMessages(categoryMessages)
  const platform_id = useClient().platform_id
  const [values] = useState({
    title: category?.title ?? '',
    description: category?.description ?? '',
    shared: category?.shared === 1,
  })
  const form = useRecordForm({
    name: category ? `marketing.category:${category.id}` : 'marketing.category',
    schema,
    values,
    errors: messages.errors,
    invalidates: updateMarketingItem.changes,
    send: async ({ title, description, shared }, { api }) => {
      if (category) {
        const { id, version } = category
        await updateMarketingItem(api, { id, version, type: 'category', title, description })
        return undefined
      }
      return createMarketingCategory(api, { platform_id, title, description, ...(shared && { shared: 1 as const }) })
    },
    ...(category && { done: messages.updated }),
    created: (made) => made && { id: made.id },
    onDone: () => {
      onClose()
      onSaved?.()
    },
  })
  const { value: shared, onValueChange: setShared, ...sharedField } = form.field('shared')
  return (
    <FormPanel
      dialog="sm"
      form={form}
      open={open}
      onClose={onClose}
      title={category ? messages.update : messages.create}
      submitLabel={category ? messages.save : messages.submit}
    >
      <TextField required label={messages.title} maxLength={100} autoComplete="off" {...form.field('title')} />
      <TextArea label={messages.description} maxLength={500} rows={3} {...form.field('description')} />
      {!category && (
        <Can permission="PLATFORM_VIEW">
          <Checkbox label={messages.shared} checked={shared} onCheckedChange={setShared} {...sharedField} />
        </Can>
      )}
    </FormPanel>
  )
}
