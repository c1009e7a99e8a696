import { checkFile } from '@ssp/api'
import { useApi } from '@ssp/feature-kit'
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { CustomFieldsProvider, useCustomFields, type CustomField } from '../fields/field-types'
import { IconSheet } from '../fields/icon-sheet'
import { fieldName, PALETTE_TYPES, type BuiltInFieldType, type FormField } from '../model'
import { Autosave } from './autosave'
import { BuilderProvider, type Builder, type UploadImage, type CountAnswers } from './builder-context'
import { createBuilderStore, faultOf, fieldsOf, isUnfinished, type BuilderStore } from './builder-store'
import { Announcer, BuilderToolbar } from './builder-toolbar'
import * as styles from './builder.css'
import { Canvas } from './canvas'
import { DragAndDrop } from './drag-and-drop'
import { Palette } from './palette'
import { BuilderTextProvider, type BuilderText } from './text-context'
import { useBuilderActions, useBuilderMessages } from './use-builder-actions'

/** Handle of the builder, for a host that saves or publishes the fields. */
export interface FormBuilderHandle {
  /**
   * Opens and focuses the first field that keeps the form from being saved or, with `isPublished`, from being answered.
   * @returns why, as a text; null when nothing does
   */
  check: (isPublished: boolean) => string | null
}

/** Props of `FormBuilder`. */
export interface FormBuilderProps {
  /** The fields. What `onChange` gave comes back; other fields replace the form, and undo starts again. */
  fields: readonly FormField[]
  /** Called with the fields after every change. Unsaved working copies of expanded fields count as saved. */
  onChange: (fields: FormField[]) => void
  /**
   * Called when there begins or ends to be a working copy that cannot be saved yet. What it holds is not in `onChange`: a host
   * asks before it is left.
   */
  onUnfinished?: ((isUnfinished: boolean) => void) | undefined
  /** Set to what checks the form before it is saved. */
  ref?: Ref<FormBuilderHandle> | undefined
  /** Texts that replace ours. */
  messages?: Partial<BuilderText> | undefined
  /** Stores an image and resolves to its address. Without it images cannot be uploaded. */
  upload?: UploadImage | undefined
  /** How many have answered a field, or chosen one of its options: asked before it is removed. Default none. */
  countAnswers?: CountAnswers | undefined
  /** Shows the fields without palette and actions. Default false. */
  readOnly?: boolean | undefined
  /** Buttons at the end of the toolbar. */
  actions?: ReactNode
  /** Controls of the palette, beside those that the app adds. Default those of a survey. Keep it stable. */
  controls?: readonly BuiltInFieldType[] | undefined
  /** Field types that the app adds. Keep it stable. */
  fieldTypes?: readonly CustomField[] | undefined
  /** Persists unsaved work in the browser under this name, to offer it after a crash. Default never. */
  autosaveKey?: string | undefined
}

const NO_TYPES: readonly CustomField[] = []
const NOBODY: CountAnswers = () => 0

/** Builds a form: palette and canvas, by pointer or keyboard (spec 2 section 2). */
export function FormBuilder({ fieldTypes = NO_TYPES, ...props }: FormBuilderProps) {
  const own = useMemo(() => new Map(fieldTypes.map((each) => [each.type, each])), [fieldTypes])
  return (
    <CustomFieldsProvider value={own}>
      <BuilderRoot {...props} />
    </CustomFieldsProvider>
  )
}

const IMAGES = { extensions: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'svg'] }

function BuilderRoot(props: Omit<FormBuilderProps, 'fieldTypes'>) {
  const { fields, onChange, messages, upload, readOnly = false, actions: ownActions, autosaveKey } = props
  const { controls = PALETTE_TYPES, ref, countAnswers = NOBODY } = props
  const api = useApi()
  const own = useCustomFields()
  const [store] = useState(() => createBuilderStore(fields))
  const text = useBuilderMessages(messages)
  const countLatest = useRef(countAnswers)
  const [count] = useState((): CountAnswers => (id, option) => countLatest.current(id, option))
  const actions = useBuilderActions(store, text, count)
  const sendLatest = useRef(upload)
  const apiLatest = useRef(api)
  const hasUpload = upload !== undefined
  const builder = useMemo<Builder>(
    () => ({
      store,
      actions,
      readOnly,
      types: [...controls, ...own.keys()],
      upload: hasUpload
        ? (file, id, onProgress) => sendLatest.current?.(file, id, onProgress) ?? Promise.reject(new Error(''))
        : undefined,
      check: (file) => checkFile(file, IMAGES, apiLatest.current.messages()),
    }),
    [store, actions, readOnly, controls, own, hasUpload],
  )
  useEffect(() => {
    sendLatest.current = upload
    apiLatest.current = api
    countLatest.current = countAnswers
  })
  useImperativeHandle(
    ref,
    () => ({
      check: (isPublished) => {
        store.addTyped()
        const fault = faultOf(store.get(), isPublished)
        if (!fault) return null
        if (fault.field) store.expand(fault.field.id)
        return text.faults[fault.code](fault.field ? fieldName(fault.field) : '')
      },
    }),
    [store, text],
  )
  const saved = useOutsideFields(store, fields, onChange)
  useUnfinished(store, props.onUnfinished)
  const canvas = useRef<HTMLElement>(null)
  const parts = useMemo(
    () => (
      <IconSheet>
        <div data-readonly={readOnly || undefined} className={`ssp-FormBuilder ${styles.root}`}>
          {!readOnly && <Palette />}
          <div className={styles.main}>
            <BuilderToolbar actions={ownActions} />
            {!readOnly && autosaveKey !== undefined && <Autosave name={autosaveKey} saved={saved} />}
            <Canvas canvas={canvas} />
          </div>
          <Announcer />
        </div>
      </IconSheet>
    ),
    [readOnly, ownActions, autosaveKey, saved],
  )
  return (
    <BuilderProvider value={builder}>
      <BuilderTextProvider value={text}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of the buttons inside */}
        <div onKeyDown={readOnly ? undefined : (event) => undoByKey(event, actions)}>
          <DragAndDrop canvas={canvas}>{parts}</DragAndDrop>
        </div>
      </BuilderTextProvider>
    </BuilderProvider>
  )
}

/**
 * Keeps store and `fields` in step. Fields are compared by what they say, because a form library may hand back copies.
 *
 * @returns the fields that were last given from outside
 */
function useOutsideFields(
  store: BuilderStore,
  fields: readonly FormField[],
  onChange: (fields: FormField[]) => void,
): readonly FormField[] {
  const emitted = useRef<{ fields: readonly FormField[]; json?: string }>({ fields })
  const latest = useRef(onChange)
  const [saved, setSaved] = useState(fields)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    const last = emitted.current
    if (fields === last.fields) return
    last.json ??= JSON.stringify(last.fields)
    if (JSON.stringify(fields) === last.json) return
    emitted.current = { fields }
    store.reset(fields)
    setSaved(fields)
  }, [store, fields])
  useEffect(() => {
    let { draft, editing } = store.get()
    return store.subscribe(() => {
      const next = store.get()
      if (next.draft === draft && next.editing === editing) return
      const isReset = next.draft.fields === emitted.current.fields
      ;({ draft, editing } = next)
      if (isReset && editing.size === 0) return
      emitted.current = { fields: fieldsOf(next) }
      latest.current(emitted.current.fields as FormField[])
    })
  }, [store])
  return saved
}

/** Calls `onUnfinished` when it changes whether a working copy cannot be saved. */
function useUnfinished(store: BuilderStore, onUnfinished: FormBuilderProps['onUnfinished']) {
  const report = useEffectEvent((now: boolean) => onUnfinished?.(now))
  useEffect(() => {
    let last = false
    return store.subscribe(() => {
      const now = isUnfinished(store.get())
      if (now === last) return
      last = now
      report(now)
    })
  }, [store])
}

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (Cmd on a Mac), outside of text fields, which undo their own text. */
function undoByKey(event: KeyboardEvent, actions: Builder['actions']) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return
  const target = event.target as HTMLElement
  if (target.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable]')) return
  const key = event.key.toLowerCase()
  if (key !== 'z' && key !== 'y') return
  event.preventDefault()
  const field = target.closest<HTMLElement>('[data-field]')
  const within = field ? Number(field.dataset['field']) : undefined
  const focusId = target.closest('[data-editor]') ? within : undefined
  if (key === 'y' || event.shiftKey) actions.redo(focusId, within)
  else actions.undo(focusId, within)
}
