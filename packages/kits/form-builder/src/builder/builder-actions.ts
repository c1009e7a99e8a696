import type { FieldOption, FieldType } from '../model'

/** The actions on a form; they ask for confirmation before a condition is lost, and announce the result. */
export interface BuilderActions {
  /** Adds a field of a type before a position, by default at the end. */
  add: (type: FieldType, index?: number) => void
  /** Moves a field to a position. Resolves to false if the user declined, or the field is already there. */
  move: (id: number, to: number) => Promise<boolean>
  /** Moves a field by one position. */
  step: (id: number, by: 1 | -1) => Promise<boolean>
  remove: (id: number) => Promise<void>
  /** Asks for confirmation before an option that employees have chosen is removed. */
  mayRemoveOption: (id: number, option: FieldOption) => Promise<boolean>
  /** Asks for confirmation before an option that employees have chosen is renamed; null if no confirmation is needed. */
  askRename: (id: number, option: FieldOption) => (() => Promise<boolean>) | null
  /** Changes the type of a field; asks for confirmation if parts are lost. */
  changeType: (id: number, type: FieldType) => Promise<void>
  duplicate: (id: number) => void
  save: (id: number) => void
  discard: (id: number) => void
  /** Undoes a change; the field gets the focus if its editor had it. */
  undo: (focusId?: number, within?: number) => void
  redo: (focusId?: number, within?: number) => void
}
