import { changeListView, createListView, type ListKey, type ListView } from '@ssp/api'
import { Checkbox, TextField } from '@ssp/ui'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { FormPanel } from '../../form/form-panel'
import type { PanelProps } from '../../form/input-panel'
import { useRecordForm } from '../../form/use-record-form'
import { useMessages } from '../../messages/use-messages'
import { useNotify } from '../../notify/use-notify'
import { viewsMessages } from './messages'

/** What the contract takes at most, in characters. */
const NAME_LENGTH = 80

const name = z.string().check(z.trim(), z.minLength(1, 'required'))
const newSchema = z.object({ name, shared: z.boolean() })
const nameSchema = z.object({ name })
const empty = { name: '', shared: false }

/** Props of `SaveViewPanel`. */
export interface SaveViewPanelProps extends PanelProps {
  list: ListKey
  /** The list as it is shown. */
  query: string
  /** Called with the new view. */
  onSaved: (view: ListView) => void
}

/** The dialog that saves the list as a new view. */
export function SaveViewPanel({ open, onClose, list, query, onSaved }: SaveViewPanelProps) {
  const all = useMessages(viewsMessages)
  const messages = all.form
  const notify = useNotify()
  const form = useRecordForm({
    name: 'kit.views.create',
    schema: newSchema,
    values: empty,
    invalidates: createListView.changes,
    send: (view, { api }) => createListView(api, { list, query, ...view }),
    onDone: (view) => {
      notify.success(all.saved(view.name))
      onClose()
      onSaved(view)
    },
  })
  return (
    <FormPanel
      dialog="sm"
      form={form}
      open={open}
      onClose={onClose}
      title={messages.title}
      description={messages.description}
      submitLabel={messages.submit}
    >
      <TextField required label={messages.name} maxLength={NAME_LENGTH} autoComplete="off" {...form.field('name')} />
      <Checkbox
        label={messages.isShared}
        help={messages.sharedHelp}
        checked={form.values.shared}
        onCheckedChange={(shared) => form.change({ shared })}
      />
    </FormPanel>
  )
}

/** Props of `RenameViewPanel`. */
export interface RenameViewPanelProps extends PanelProps {
  view: ListView
}

/** The dialog that renames a view. */
export function RenameViewPanel({ open, onClose, view }: RenameViewPanelProps) {
  const all = useMessages(viewsMessages)
  const messages = all.form
  const form = useRecordForm({
    name: `kit.views.${view.id}`,
    schema: nameSchema,
    values: useMemo(() => ({ name: view.name }), [view.name]),
    version: `"${view.version}"`,
    invalidates: changeListView.changes,
    send: (change, { api, ifMatch }) => changeListView(api, { viewId: view.id, ...change, ifMatch }),
    onDone: onClose,
  })
  return (
    <FormPanel
      dialog="sm"
      form={form}
      open={open}
      onClose={onClose}
      title={messages.renameTitle}
      submitLabel={messages.renameSubmit}
      labels={{ name: messages.name }}
    >
      <TextField required label={messages.name} maxLength={NAME_LENGTH} autoComplete="off" {...form.field('name')} />
    </FormPanel>
  )
}
