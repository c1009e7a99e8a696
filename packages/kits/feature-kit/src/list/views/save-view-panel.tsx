import { ApiError, changeListView, createListView, type ListKey, type ListView, type SspApi } from '@ssp/api'
import { Button, Checkbox, TextField } from '@ssp/ui'
import { useId, useRef, useState, type FormEvent } from 'react'
import { ActionFailure } from '../../action/action-failure'
import { useAction } from '../../action/use-action'
import { InputPanel, type PanelProps } from '../../form/input-panel'
import { kitMessages } from '../../messages/kit-messages'
import { useMessages } from '../../messages/use-messages'
import { viewsMessages } from './messages'
import * as styles from './views-panel.css'

/** Maximum of the contract, in characters. */
const NAME_LENGTH = 80

interface Entries {
  name: string
  shared: boolean
}

interface ViewFormProps extends PanelProps {
  title: string
  description?: string
  submitLabel: string
  /** Initial values of the fields. */
  start: Entries
  /** Whether the view can be shared here. Default false. */
  canShare?: boolean
  send: (entries: Entries, api: SspApi) => Promise<ListView>
  done?: (view: ListView) => string
  onSaved?: (view: ListView) => void
}

// Without `useRecordForm`: its schemas would be the largest part of this code in packages without forms.
function ViewForm(props: ViewFormProps) {
  const { open, onClose, title, description, submitLabel, start, canShare = false, send, done, onSaved } = props
  const messages = useMessages(viewsMessages).form
  const kit = useMessages(kitMessages).form
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [entries, setEntries] = useState(start)
  const [isBlank, setBlank] = useState(false)
  const action = useAction({
    send,
    key: ({ name }) => name,
    invalidates: createListView.changes,
    failed: null,
    ...(done && { done }),
    onDone: (view: ListView) => {
      onClose()
      onSaved?.(view)
    },
  })
  const change = (part: Partial<Entries>) => {
    setBlank(false)
    action.reset()
    setEntries({ ...entries, ...part })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const name = entries.name.trim()
    setBlank(name === '')
    if (name === '' || !(await action.run({ ...entries, name }))) field.current?.focus()
  }
  const error = action.error?.error
  const fields = error instanceof ApiError ? error.fields : {}
  const nameError = isBlank ? kit.required : fields['name']
  return (
    <InputPanel
      dialog="sm"
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      unsaved={entries.name !== start.name || entries.shared !== start.shared}
      renderFooter={(close) => (
        <>
          <Button onClick={close}>{kit.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" pending={action.isPending()}>
            {submitLabel}
          </Button>
        </>
      )}
    >
      <form id={formId} noValidate className={styles.fields} onSubmit={(event) => void submit(event)}>
        <TextField
          ref={field}
          required
          label={messages.name}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          value={entries.name}
          error={nameError}
          onValueChange={(name) => change({ name })}
        />
        {canShare && (
          <Checkbox
            label={messages.isShared}
            help={messages.sharedHelp}
            checked={entries.shared}
            error={fields['shared']}
            onCheckedChange={(shared) => change({ shared })}
          />
        )}
        {Object.keys(fields).length === 0 && <ActionFailure error={error} />}
      </form>
    </InputPanel>
  )
}

/** Props of `SaveViewPanel`. */
export interface SaveViewPanelProps extends PanelProps {
  list: ListKey
  /** The list as currently shown. */
  query: string
  /** Called with the new view. */
  onSaved: (view: ListView) => void
}

/** The dialog that saves the list as a new view. */
export function SaveViewPanel({ list, query, ...panel }: SaveViewPanelProps) {
  const messages = useMessages(viewsMessages)
  const { title, description, submit } = messages.form
  return (
    <ViewForm
      {...panel}
      {...{ title, description }}
      canShare
      submitLabel={submit}
      start={EMPTY}
      send={(view, api) => createListView(api, { list, query, ...view })}
      done={({ name }) => messages.saved(name)}
    />
  )
}

const EMPTY: Entries = { name: '', shared: false }

/** Props of `RenameViewPanel`. */
export interface RenameViewPanelProps extends PanelProps {
  view: ListView
}

/** The dialog that renames a view. */
export function RenameViewPanel({ view, ...panel }: RenameViewPanelProps) {
  const { renameTitle, renameSubmit } = useMessages(viewsMessages).form
  const { id, name, shared, version } = view
  return (
    <ViewForm
      {...panel}
      title={renameTitle}
      submitLabel={renameSubmit}
      start={{ name, shared }}
      send={(entries, api) => changeListView(api, { viewId: id, name: entries.name, ifMatch: `"${version}"` })}
    />
  )
}
