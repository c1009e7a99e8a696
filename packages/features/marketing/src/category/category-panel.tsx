import { createMarketingCategory, updateMarketingItem, type MarketingCategory } from '@ssp/api'
import {
  Can,
  FormPanel,
  useClient,
  useHref,
  useLocation,
  useMessages,
  useRecordForm,
  type PanelProps,
} from '@ssp/feature-kit'
import { Checkbox, TextArea, TextField } from '@ssp/ui'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { categoryMessages } from '../messages'

const schema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'title')),
  description: z.string().check(z.trim()),
  shared: z.boolean(),
})

/** Props of `CategoryPanel`. */
export interface CategoryPanelProps extends PanelProps {
  /** The category to change. Default: a new one. */
  category?: MarketingCategory
  /** Called after a change was saved. */
  onSaved?: () => void
}

/**
 * The dialogs 'New Category' and 'Update Category' (R3-253, R3-255, R3-443). Platform staff may share a new one with all
 * clients.
 */
export function CategoryPanel({ open, onClose, category, onSaved }: CategoryPanelProps) {
  const href = useHref()
  const { pathname } = useLocation()
  const messages = useMessages(categoryMessages)
  const platform_id = useClient().platform_id
  const { title = '', shared } = category ?? {}
  const description = category?.description ?? ''
  const values = useMemo(() => ({ title, description, shared: shared === 1 }), [title, description, shared])
  const form = useRecordForm({
    name: category ? `marketing.category:${category.id}` : 'marketing.category',
    schema,
    values,
    version: category && `"${category.version}"`,
    errors: messages.errors,
    invalidates: updateMarketingItem.changes,
    send: async ({ shared: isShared, ...texts }, { api, ifMatch }) => {
      if (category) {
        await updateMarketingItem(api, { id: category.id, ifMatch, type: 'category', ...texts })
        return undefined
      }
      return createMarketingCategory(api, { platform_id, ...texts, ...(isShared && { shared: 1 as const }) })
    },
    done: category ? messages.updated : messages.created,
    created: (made, { title: name }) => made && { id: made.id, name, href: href(`${pathname}?category=${made.id}`) },
    onDone: () => {
      onClose()
      onSaved?.()
    },
  })
  const { value: isShared, onValueChange: setShared, ...sharedField } = form.field('shared')
  return (
    <FormPanel
      dialog="sm"
      form={form}
      open={open}
      onClose={onClose}
      title={category ? messages.update : messages.create}
      submitLabel={category ? messages.save : messages.submit}
      labels={{ title: messages.title, description: messages.description }}
    >
      <TextField required label={messages.title} maxLength={100} autoComplete="off" {...form.field('title')} />
      <TextArea label={messages.description} maxLength={500} rows={3} {...form.field('description')} />
      {!category && (
        <Can permission="PLATFORM_VIEW">
          <Checkbox label={messages.shared} checked={isShared} onCheckedChange={setShared} {...sharedField} />
        </Can>
      )}
    </FormPanel>
  )
}
