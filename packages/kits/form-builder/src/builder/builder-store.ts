import {
  addField,
  changeType,
  checkFields,
  checkPublishable,
  draftOf,
  duplicateField,
  hasOptions,
  insertOptions,
  moveField,
  newFieldId,
  redo,
  removeField,
  repeatedLabels,
  replaceFields,
  undo,
  updateField,
  type Draft,
  type FieldType,
  type FormField,
  type PublishCode,
  type PublishError,
} from '../model'
import { checkField } from '../model/bounds'

/** Where a dragged field would land; null while nothing is dragged. */
export interface DropTarget {
  /** Place before which it lands, 0 to the number of fields. */
  index: number
}

/** A file on its way to the store of images. */
export interface Upload {
  file: File
  /** Sent fraction, 0 to 1. */
  progress: number
  /** Why it was not stored; the file is kept, to try again. Absent while it is sent. */
  failure?: string
}

/** What the builder shows. */
export interface BuilderState {
  readonly draft: Draft
  /** Working copies of expanded fields by id. */
  readonly editing: ReadonlyMap<number, FormField>
  /** Texts of options that are typed and not added yet, by the id of their expanded field. */
  readonly typed: ReadonlyMap<number, string>
  /** Uploads by the id of their field; they go on while it is collapsed. */
  readonly uploads: ReadonlyMap<number, Upload>
  readonly ids: readonly number[]
  readonly drop: DropTarget | null
  /** The last announcement; `count` tells equal ones apart. */
  readonly announcement: { readonly text: string; readonly count: number }
  /** The field that takes the focus when it is drawn; `focusCount` tells one time from the next. */
  readonly focusId: number | null
  readonly focusCount: number
}

/** The state of a builder outside React, so that a change draws only what reads it. */
export interface BuilderStore {
  subscribe: (listener: () => void) => () => void
  get: () => BuilderState
  /** The saved field. */
  field: (id: number) => FormField | undefined
  /** Takes fields from outside; undo starts again. Working copies stay where these have them, or what they were begun on. */
  reset: (fields: readonly FormField[]) => void
  /** Replaces the form as one change that can be undone. */
  restore: (fields: readonly FormField[]) => void
  add: (field: FormField, index?: number) => void
  move: (id: number, to: number) => void
  remove: (id: number) => void
  duplicate: (id: number) => void
  /** Undoes a change; the field takes the focus, when its editor had it. A neighbour does, when the field with the focus (`within`) goes. */
  undo: (focusId?: number, within?: number) => void
  redo: (focusId?: number, within?: number) => void
  /** Changes the working copy of an expanded field. */
  edit: (field: FormField) => void
  /** Changes the text of an option that is not added yet. */
  type: (id: number, text: string) => void
  /** Adds the typed options to their working copies; one that is left out stays typed. */
  addTyped: () => void
  /** Changes a field as it is now: its working copy, or the saved field where it is collapsed. Nothing once it is gone. */
  change: (id: number, to: (field: FormField) => FormField) => void
  /** Changes the type of a field; unsaved input of its editor is saved first, as a separate step of undo. */
  changeType: (id: number, type: FieldType) => void
  setUpload: (id: number, upload: Upload | null) => void
  /** Saves the working copy and collapses the field. False when it may not be saved. */
  save: (id: number) => boolean
  /** Expands a field and gives it the focus; a working copy stays. */
  expand: (id: number) => void
  /** Drops the working copy and collapses the field. */
  discard: (id: number) => void
  setDrop: (drop: DropTarget | null) => void
  announce: (text: string) => void
}

/** Whether a working copy may be saved (decision 60): a stored form with one field that is not valid is rejected as a whole. */
export const canSave = (field: FormField): boolean =>
  typeof checkField(field) !== 'string' && repeatedLabels(field).size === 0

/** A working copy with the option that is typed, which counts as added. */
function withTyped({ typed }: Pick<BuilderState, 'typed'>, copy: FormField): FormField {
  const text = typed.get(copy.id)
  return text && hasOptions(copy.type) ? insertOptions(copy, { text }).field : copy
}

/** The fields with the working copies of expanded ones (decision 58), except those that may not be saved. */
export function fieldsOf(state: Pick<BuilderState, 'draft' | 'editing' | 'typed'>): FormField[] {
  let next = state.draft
  for (const copy of state.editing.values())
    if (canSave(copy)) next = updateField(next, { field: withTyped(state, copy) })
  return [...next.fields]
}

/** An error that keeps a form from being saved or published. */
export type Fault = Pick<PublishError, 'field'> & { code: PublishCode | 'invalid' }

/**
 * The first working copy that may not be saved, else the first field whose condition lost its question to the change of a
 * colleague, else the first error of a form that is to be published.
 */
export function faultOf(
  state: Pick<BuilderState, 'draft' | 'editing' | 'typed' | 'ids'>,
  isPublished: boolean,
): Fault | undefined {
  const edited = state.ids.map((id) => state.editing.get(id)).find((field) => field && !canSave(field))
  if (edited) return { code: 'invalid', field: edited }
  // Not `fieldsOf`, which leaves such conditions out.
  const shown = state.draft.fields.map((field) => state.editing.get(field.id) ?? field)
  const checked = checkFields(shown)
  const misplaced = checked.ok ? undefined : checked.errors.find(({ code }) => code === 'showIf')
  const field = shown[misplaced?.index ?? -1]
  if (field) return { code: 'conditionQuestion', field }
  return isPublished ? checkPublishable(fieldsOf(state))[0] : undefined
}

/** Whether a working copy may not be saved: what was typed there is in no other place. */
export const isUnfinished = ({ editing }: Pick<BuilderState, 'editing'>): boolean =>
  [...editing.values()].some((field) => !canSave(field))

/** A store over the given fields. */
export function createBuilderStore(fields: readonly FormField[]): BuilderStore {
  const listeners = new Set<() => void>()
  let state: BuilderState = {
    draft: draftOf(fields),
    editing: new Map(),
    typed: new Map(),
    uploads: new Map(),
    ids: fields.map(({ id }) => id),
    drop: null,
    announcement: { text: '', count: 0 },
    focusId: null,
    focusCount: 0,
  }
  let byId = new Map(fields.map((field) => [field.id, field]))

  const set = (change: Partial<BuilderState>) => {
    const focusCount = state.focusCount + Number(typeof change.focusId === 'number')
    const { editing = state.editing, typed = state.typed } = change
    const isOpen = [...typed.keys()].every((id) => editing.has(id))
    const stillTyped = isOpen ? typed : new Map([...typed].filter(([id]) => editing.has(id)))
    state = { ...state, ...change, typed: stillTyped, focusCount }
    for (const listener of listeners) listener()
  }
  const setDraft = (draft: Draft, change: Partial<BuilderState> = {}) => {
    if (draft === state.draft && Object.keys(change).length === 0) return
    const before = byId
    byId = new Map(draft.fields.map((field) => [field.id, field]))
    const ids = draft.fields.map(({ id }) => id)
    const editing = change.editing ?? state.editing
    const isSame = ids.length === state.ids.length && ids.every((id, index) => id === state.ids[index])
    set({ draft, focusId: null, ...change, editing: known(editing, before, byId), ids: isSame ? state.ids : ids })
  }
  /** Undoes or redoes; working copies of fields that stay as they are stay too. */
  const step = (draft: Draft, focusId: number | undefined, within = focusId) => {
    const next = new Map(draft.fields.map((field) => [field.id, field]))
    const editing = new Map([...state.editing].filter(([id]) => next.get(id) === byId.get(id)))
    const place = within === undefined || next.has(within) ? -1 : state.ids.indexOf(within)
    const left =
      place === -1
        ? focusId
        : [...state.ids.slice(place), ...state.ids.slice(0, place).toReversed()].find((id) => next.has(id))
    setDraft(draft, { editing, focusId: left ?? null })
  }
  const without = (id: number) => new Map([...state.editing].filter(([key]) => key !== id))

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get: () => state,
    field: (id) => byId.get(id),
    reset: (next) => {
      const given = new Map(next.map((field) => [field.id, JSON.stringify(field)]))
      const stays = ([id, copy]: [number, FormField]) =>
        given.get(id) === JSON.stringify(canSave(copy) ? copy : byId.get(id))
      setDraft(draftOf(next), { editing: new Map([...state.editing].filter(stays)), drop: null })
    },
    restore: (next) => setDraft(replaceFields(state.draft, { fields: next }), { editing: new Map() }),
    add: (field, index) => {
      const draft = addField(state.draft, { field, ...(index !== undefined && { index }) })
      if (draft === state.draft) return
      const opens = field.type !== 'pagebreak'
      setDraft(draft, { focusId: field.id, ...(opens && { editing: new Map([...state.editing, [field.id, field]]) }) })
    },
    move: (id, to) => setDraft(moveField(state.draft, { id, to })),
    remove: (id) => {
      const place = state.ids.indexOf(id)
      // The button that had the focus is gone.
      const focusId = state.ids[place + 1] ?? state.ids[place - 1] ?? null
      setDraft(removeField(state.draft, { id }), { editing: without(id), focusId })
    },
    duplicate: (id) => {
      const edited = state.editing.get(id)
      const base =
        edited && canSave(edited) ? updateField(state.draft, { field: withTyped(state, edited) }) : state.draft
      setDraft(duplicateField(base, { id, newId: newFieldId(base.fields) }))
    },
    undo: (focusId, within) => step(undo(state.draft), focusId, within),
    redo: (focusId, within) => step(redo(state.draft), focusId, within),
    edit: (field) => set({ editing: new Map([...state.editing, [field.id, field]]) }),
    type: (id, text) =>
      set({
        editing: new Map(state.editing),
        typed: new Map([...state.typed].filter(([key]) => key !== id).concat(text ? [[id, text]] : [])),
      }),
    addTyped: () => {
      const added = [...state.editing.values()].map((copy) => [copy, withTyped(state, copy)] as const)
      const left = new Set(added.flatMap(([copy, next]) => (copy === next ? copy.id : [])))
      if (left.size === added.length) return
      set({
        editing: new Map(added.map(([{ id }, next]) => [id, next])),
        typed: new Map([...state.typed].filter(([id]) => left.has(id))),
      })
    },
    change: (id, to) => {
      const edited = state.editing.get(id)
      const saved = byId.get(id)
      if (edited) set({ editing: new Map([...state.editing, [id, to(edited)]]) })
      else if (saved) setDraft(updateField(state.draft, { field: to(saved) }))
    },
    changeType: (id, type) => {
      const saved = byId.get(id)
      const edited = state.editing.get(id) ?? saved
      if (!saved || !edited) return
      const base = canSave(edited) ? edited : saved
      const draft = updateField(state.draft, { field: base })
      const copies = changeType([...state.editing.values()], edited, type).fields
      setDraft(replaceFields(draft, { fields: changeType(draft.fields, base, type).fields }), {
        editing: new Map(copies.map((copy) => [copy.id, copy])),
      })
    },
    setUpload: (id, upload) => {
      const others = [...state.uploads].filter(([key]) => key !== id)
      set({ uploads: new Map(upload ? [...others, [id, upload]] : others) })
    },
    save: (id) => {
      const field = state.editing.get(id)
      if (field && !canSave(field)) return false
      if (!field) return true
      setDraft(updateField(state.draft, { field: withTyped(state, field) }), { editing: without(id), focusId: id })
      return true
    },
    expand: (id) => {
      const field = state.editing.get(id) ?? byId.get(id)
      if (field) set({ editing: new Map([...state.editing, [id, field]]), focusId: id })
    },
    discard: (id) => set({ editing: without(id), focusId: id }),
    setDrop: (drop) => drop?.index !== state.drop?.index && set({ drop }),
    announce: (text) => set({ announcement: { text, count: state.announcement.count + 1 } }),
  }
}

/**
 * Working copies of fields that are still there, without the condition that their field has lost; the same map when nothing of it
 * changes.
 */
function known(
  editing: ReadonlyMap<number, FormField>,
  before: ReadonlyMap<number, FormField>,
  now: ReadonlyMap<number, FormField>,
) {
  const kept = [...editing.values()].flatMap((copy) => {
    const field = now.get(copy.id)
    if (!field) return []
    const lost = field.showIf ? undefined : before.get(copy.id)?.showIf
    const { showIf, ...unconditional } = copy
    return lost && showIf?.fieldId === lost.fieldId ? [unconditional] : [copy]
  })
  const isSame = kept.length === editing.size && kept.every((copy) => editing.get(copy.id) === copy)
  return isSame ? editing : new Map(kept.map((copy) => [copy.id, copy]))
}
