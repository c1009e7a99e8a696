import type { FieldOption, FieldType } from '../model'

/** What people do with a form; asks before a condition is lost, and announces what was done. */
export interface BuilderActions {
  /** Adds a field of a type before a place, default at the end. */
  add: (type: FieldType, index?: number) => void
  /** Moves a field to a place. Resolves to false when the person said no, or it is there already. */
  move: (id: number, to: number) => Promise<boolean>
  /** Moves a field by one place. */
  step: (id: number, by: 1 | -1) => Promise<boolean>
  remove: (id: number) => Promise<void>
  /** Asks before an option is removed that somebody has chosen. */
  mayRemoveOption: (id: number, option: FieldOption) => Promise<boolean>
  /** Asks before an option that somebody has chosen is renamed; null when there is nothing to ask. */
  askRename: (id: number, option: FieldOption) => (() => Promise<boolean>) | null
  /** Changes the type of a field; asks before something is lost by it. */
  changeType: (id: number, type: FieldType) => Promise<void>
  duplicate: (id: number) => void
  save: (id: number) => void
  discard: (id: number) => void
  /** Undoes a change; the field takes the focus, when its editor had it. */
  undo: (focusId?: number, within?: number) => void
  redo: (focusId?: number, within?: number) => void
}
