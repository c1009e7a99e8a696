import { Button } from '@ssp/ui'
import { InputPanel } from '../form/input-panel'
import { useSelection } from '../list/use-selection'
import type { PageData, RowOf } from '../list/use-list-query'
import { pickerMessages } from './messages'
import { useMessages } from '../messages/use-messages'
import { PickerContent, type PickerBase } from './picker-content'

/** Props of `PickerPanel`: with `onAdd` a button per row, with `onAddSelected` checkboxes and one submit. */
export type PickerPanelProps<Data extends PageData> = PickerBase<Data> &
  (
    | {
        /** Adds one record; the panel stays open. `pendingKey` is the id of its row. */
        onAdd: (record: RowOf<Data>) => unknown
        onAddSelected?: never
      }
    | {
        /** Not available with this kind of panel. */
        onAdd?: never
        /** Adds the ticked records of all pages and searches; the panel closes if it resolves to true. */
        onAddSelected: (records: readonly RowOf<Data>[]) => Promise<boolean>
      }
  )

/** A side panel with a searchable, paged list of records to add. Open it with `usePanel`. */
export function PickerPanel<Data extends PageData>(props: PickerPanelProps<Data>) {
  const { open, onClose, messages, row, pendingKey, onAddSelected } = props
  const kit = useMessages(pickerMessages)
  const selection = useSelection<RowOf<Data>>((record) => row(record).id, '')
  const count = selection.rows.length
  const submit = async () => {
    if (await onAddSelected?.(selection.rows)) onClose()
  }
  return (
    <InputPanel
      open={open}
      onClose={onClose}
      title={messages.title}
      unsaved={count > 0}
      renderFooter={(close) =>
        onAddSelected ? (
          <>
            <Button onClick={close}>{kit.cancel}</Button>
            <Button
              variant="primary"
              unavailable={count === 0 ? kit.nothingChosen : null}
              pending={pendingKey !== null}
              onClick={() => void submit()}
            >
              {count === 0 ? kit.add : kit.addSelected(count)}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{kit.done}</Button>
        )
      }
    >
      <PickerContent {...props} selection={onAddSelected && selection} />
    </InputPanel>
  )
}
