import type { PageData, RowOf } from '../list/use-list-query'
import type { Selection } from '../list/use-selection'
import { PickerContent, type PickerBase } from './picker-content'

/** Props of `RecordChecklist`. */
export interface RecordChecklistProps<Data extends PageData> extends Omit<
  PickerBase<Data>,
  'open' | 'onClose' | 'pendingKey'
> {
  /** The ticked records, from `useSelection`. */
  selection: Selection<RowOf<Data>>
}

/** The search, checkboxes and pages of a picker, inside a page or another kind of panel. */
export const RecordChecklist = <Data extends PageData>(props: RecordChecklistProps<Data>) => (
  <PickerContent {...props} open onClose={nothing} pendingKey={null} />
)

const nothing = () => undefined
