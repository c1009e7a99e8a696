import { ApiError, areaKey, clientKey, errorIdOf, errorText, type Area, type SspApi } from '@ssp/api'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useTransition } from 'react'
import { useForm, useWatch, type FieldValues } from 'react-hook-form'
import type * as z from 'zod/v4/core'
import { isChoiceGone, isGone } from '../data/is-gone'
import { kitMessages } from '../messages/kit-messages'
import { useMessages } from '../messages/use-messages'
import { useIsHere } from '../navigation/navigation'
import { useNotify, type CreatedRecord } from '../notify/use-notify'
import { useApi } from '../provider/ssp-context'
import {
  changedValues,
  contestedIn,
  knownValues,
  rebase,
  sideOf,
  takeSide,
  type Base,
  type FieldConflict,
  type Issue,
  type Values,
} from './record-values'
import { useDraftOffer } from './use-draft-offer'
import { usePersistedDraft, usePersistEntries, type Persistence } from './use-persisted-draft'

/** A zod (mini) object over the fields; its issues carry message ids or texts. */
export interface FormSchema<Input extends Values, Output> {
  _zod: z.$ZodType<Output, Input>['_zod']
  safeParse: (values: unknown) => {
    success: boolean
    data?: Output | undefined
    error?: { issues: Issue[] } | undefined
  }
}

/** What a save receives in addition to the parsed values. */
export interface SaveContext<Input> {
  api: SspApi
  /** The changed fields, as typed. */
  changes: Partial<Input>
  /** ETag of the record on which the form is based. */
  ifMatch: string | undefined
}

/** Options of `useRecordForm`. */
export interface RecordFormOptions<Input extends Values, Output, Result> {
  /** Name of the form for persisted entries: `teams.create`, `users.account:<id>`. */
  name: string
  schema: FormSchema<Input, Output>
  /** The record as read, or the empty form. A new object means that the record was read again; otherwise keep it stable. */
  values: Input
  /** ETag of the record. */
  version?: string | undefined
  /** Sends the form; rejects with an `ApiError`. */
  send: (values: Output, context: SaveContext<Input>) => Promise<Result>
  /** Areas of `@ssp/api` whose queries are read again after a save and after a version conflict. */
  invalidates?: readonly Area[]
  /** Text of the success notification. Default: none. */
  done?: string
  /**
   * The created record: `done` gets a link to it, and its row in the list is marked. Without `done`, only the row is
   * marked. Default: nothing.
   */
  created?: (result: Result, values: Output) => CreatedRecord | undefined
  /** Called after a save. */
  onDone?: (result: Result, values: Output) => void
  /**
   * Leaves the page of the form, as the last step after a save. Nothing is sent again while the next page loads; going Back
   * in that time shows the form in its initial state. Not called when the user has already left the page.
   */
  leave?: (result: Result, values: Output) => void
  /**
   * Texts for the message ids of the schema's issues. `required`, `past` and `failed` (the save as a whole) have defaults.
   */
  errors?: Readonly<Record<string, string>>
  /** Whether errors show while the user types, or only after a submit. Default `submit`. */
  validate?: 'submit' | 'change'
  /** When unsent entries are persisted. Default: at the end of the session. */
  persist?: Persistence
  /**
   * For a form that is shown before it is edited: persisted entries are offered, and this is called when the user accepts
   * them. Without it they are in the form from the start.
   */
  onContinue?: (() => void) | undefined
  /**
   * Text fields that the server does not change when they are empty. Emptying one that has a value is an error at its
   * field.
   */
  notClearable?: readonly (keyof Input & string)[]
  /** Fields that are never persisted and are cleared after a save, for example passwords. */
  secrets?: readonly (keyof Input)[]
}

/** Why nothing was saved, if no field shows it. */
export interface FormFailure {
  title: string
  reason?: string
  /** The record that already uses the value, if the user may see it. */
  holder?: ApiError['holder']
  errorId?: string | undefined
  /** Whether the edited record no longer exists. Default false. */
  isGone?: boolean
}

/** The props that `form.field(name)` returns for an input of `@ssp/ui`. */
export interface BoundField<Value> {
  name: string
  value: Value
  error: string | undefined
  onValueChange: (value: Value) => void
}

/** A field, or an entry of a list, that both sides changed. */
export interface Contested {
  mine: unknown
  theirs: unknown
  /** The side whose version is in the form. */
  side: 'mine' | 'theirs'
  /** Puts the version of one side into the form. */
  take: (side: 'mine' | 'theirs') => void
}

/** A form over an existing or a new record. */
export interface RecordFormState<Input extends Values = Values, Result = unknown> {
  values: Input
  /** Value, error and change handler of one field, to be spread on an input. */
  field: <Name extends keyof Input & string>(name: Name) => BoundField<Input[Name]>
  /** Changes several fields. */
  change: (part: Partial<Input>) => void
  /** Whether any value differs from the record. */
  isDirty: boolean
  /** Whether the values satisfy the schema. */
  isValid: boolean
  isSending: boolean
  failure: FormFailure | null
  /** Whether the form started with unsent entries that are neither saved nor discarded yet. */
  isRestored: boolean
  /** Fields that another user changed since the record was read. */
  conflicts: readonly FieldConflict[]
  /** Parts of a conflict that both sides changed: the field, or entries of a list. */
  contested: (conflict: FieldConflict) => readonly Contested[]
  /** Result of the last save, until the next change; null before. */
  saved: { result: Result } | null
  /** Number of rejected submits; after each the form focuses its first invalid field. */
  rejections: number
  submit: () => Promise<boolean>
  /** Discards the input, including persisted entries. */
  discard: () => void
}

/**
 * A form: validation, one save at a time, server errors at their fields, dirty state, the version of the record with
 * conflicts per field, and unsent entries that survive the end of a session.
 */
export function useRecordForm<Input extends Values, Output, Result>(
  options: RecordFormOptions<Input, Output, Result>,
): RecordFormState<Input, Result> {
  const { name, schema, values: read, version, persist, onContinue, secrets = [] } = options
  const api = useApi()
  const cache = useQueryClient()
  const notify = useNotify()
  const isHere = useIsHere()
  const [isLeaving, startLeaving] = useTransition()
  const kit = useMessages(kitMessages).form
  const [state, setState] = useState<FormState<Result>>(IDLE)
  const busy = useRef(false)
  const conflictSeen = useRef(false)
  const latestVersion = useRef(version)

  const draft = usePersistedDraft(name, persist)
  const isOffered = onContinue !== undefined
  // Input based on another version of the record is merged like any other conflict.
  const withEntries = () => {
    const before = { ...read, ...knownValues(schema, read, draft.restored?.[BEFORE] as Values | undefined) }
    const begun = { values: before, version, conflicts: [] }
    const entries = { ...before, ...knownValues(schema, read, draft.restored) }
    // The entries are merged with the record once it is loaded.
    return version === undefined ? { base: begun, values: entries } : rebase(begun, entries, read, version, true)
  }
  const [initial] = useState(() =>
    isOffered ? { base: { values: read, version, conflicts: [] }, values: read } : withEntries(),
  )
  const [base, setBase] = useState<Base<Input>>(initial.base)
  const { control, setValue, setError, clearErrors, reset, getValues, formState } = useForm({
    defaultValues: initial.values as FieldValues,
  })
  useWatch({ control })
  const values = getValues() as Input
  const changes = changedValues(base.values, values)
  const isDirty = state.saved === null && Object.keys(changes).length > 0
  const entries = Object.fromEntries(Object.entries(changes).filter(([field]) => !secrets.includes(field)))
  const before = Object.fromEntries(Object.keys(entries).map((field) => [field, base.values[field]]))
  // Entries equal to the record are neither offered nor kept. Until the record is loaded, all are kept.
  const [hasEntries] = useState(() => {
    if (version === undefined) return draft.restored !== null
    return Object.keys(changedValues(read, withEntries().values)).length > 0
  })
  usePersistEntries(draft, isDirty ? { ...entries, [BEFORE]: before } : null, isOffered && hasEntries)
  const { errors } = formState
  const parsed = schema.safeParse(values)

  const show = (next: Partial<Input>) => {
    for (const [field, value] of Object.entries(next)) setValue(field, value)
  }

  const change = (part: Partial<Input>) => {
    clearErrors(Object.keys(part))
    show(part)
    if (state.saved) setState((before) => ({ ...before, saved: null }))
  }

  useDraftOffer(isOffered && hasEntries, () => {
    const next = withEntries()
    setBase(next.base)
    show(next.values)
    draft.forget()
    onContinue?.()
  })

  const onRead = useEffectEvent((newest: Input, newVersion: string | undefined) => {
    const next = rebase(base, getValues() as Input, newest, newVersion, conflictSeen.current)
    latestVersion.current = newVersion
    setBase(next.base)
    show(next.values)
  })
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) onRead(read, version)
    isFirst.current = false
  }, [read, version])

  const messageOf = (id: string) => options.errors?.[id] ?? (id === 'required' || id === 'past' ? kit[id] : id)
  const issues = issuesByField(parsed.error?.issues ?? [], messageOf)
  const shown = options.validate === 'change' && isDirty ? issues[0] : {}
  const failed = options.errors?.['failed'] ?? kit.failed
  const reject = (fields: Readonly<Record<string, string>>, failure: FormFailure | null) => {
    for (const [field, message] of Object.entries(fields)) setError(field, { message })
    setState(({ rejections }) => ({ ...IDLE, failure, rejections: rejections + 1 }))
    return false
  }
  const invalidate = () =>
    Promise.all((options.invalidates ?? []).map((area) => cache.invalidateQueries({ queryKey: areaKey(api, area) })))

  const submit = async (): Promise<boolean> => {
    if (busy.current) return false
    clearErrors()
    if (!parsed.success) return reject(...issues)
    const cleared = (options.notClearable ?? []).filter((field) => isSet(base.values[field]) && !isSet(values[field]))
    if (cleared.length > 0) return reject(Object.fromEntries(cleared.map((field) => [field, kit.notClearable])), null)
    busy.current = true
    let isLeft = false
    setState(({ rejections }) => ({ ...IDLE, isSending: true, rejections }))
    try {
      const output = parsed.data as Output
      const result = await options.send(output, { api, changes, ifMatch: base.version })
      draft.forget()
      const cleared = Object.fromEntries(secrets.map((field) => [field, read[field]])) as Partial<Input>
      setBase({ values: { ...values, ...cleared }, version: undefined, conflicts: [] })
      show(cleared)
      isLeft = options.leave !== undefined
      setState(({ rejections }) => ({ ...IDLE, isSending: isLeft, saved: { result }, rejections }))
      const created = options.created?.(result, output)
      if (created) notify.created(options.done, created)
      else if (options.done !== undefined) notify.success(options.done)
      // An edited record is read again first: the next save is based on its new version.
      const reading = invalidate()
      if (version !== undefined) await reading
      options.onDone?.(result, output)
      if (isLeft && isHere()) startLeaving(() => options.leave?.(result, output))
      return true
    } catch (error) {
      return await rejected(error)
    } finally {
      busy.current = isLeft
    }
  }

  const rejected = async (error: unknown) => {
    if (error instanceof ApiError && error.code === 'stale') {
      // The record is read again. Its conflicts are shown before the next save, which sends the new version.
      conflictSeen.current = true
      await invalidate()
      await nextTask()
      conflictSeen.current = false
      setBase((before) => ({ ...before, version: latestVersion.current }))
      return reject({}, { title: kit.conflict.title })
    }
    const { fields, holder } = error instanceof ApiError ? error : { fields: {}, holder: undefined }
    // The records that pickers offer were read before one of them was removed.
    if (isChoiceGone(error)) void cache.invalidateQueries({ queryKey: clientKey(api.clientId()) })
    const own = Object.fromEntries(Object.entries(fields).filter(([field]) => field in read))
    // An error shown at its field is not repeated.
    if (Object.keys(own).length > 0) return reject(own, { title: failed, holder })
    const text = errorText(error, '')
    const isRemoved = version !== undefined && isGone(error)
    // Lists that still show the record are read again.
    if (isRemoved) await invalidate()
    const reason = isRemoved ? `${text} ${kit.gone}` : text
    return reject({}, { title: failed, ...(reason && { reason }), errorId: errorIdOf(error), isGone: isRemoved })
  }

  const discard = () => {
    draft.forget()
    clearErrors()
    reset(read)
    setBase({ values: read, version, conflicts: [] })
    setState(IDLE)
  }

  // The transition ends with the page, or with Back before the next page is rendered; the form then stays, for another
  // record.
  const onStayed = useEffectEvent(() => {
    busy.current = false
    discard()
  })
  useEffect(() => (isLeaving ? () => onStayed() : undefined), [isLeaving])

  return {
    values,
    field: (field) => ({
      name: field,
      value: values[field],
      error: (errors[field]?.message as string | undefined) ?? shown[field],
      onValueChange: (value) => change({ [field]: value } as unknown as Partial<Input>),
    }),
    change,
    isDirty,
    isValid: parsed.success,
    isRestored: hasEntries && !isOffered && isDirty,
    conflicts: base.conflicts,
    contested: (conflict) =>
      contestedIn(conflict).map((entry) => ({
        mine: entry.mine,
        theirs: entry.theirs,
        side: sideOf(conflict, entry, values[conflict.field]),
        take: (side) =>
          change({ [conflict.field]: takeSide(conflict, entry, values[conflict.field], side) } as Partial<Input>),
      })),
    ...state,
    submit,
    discard,
  }
}

/** Key under which persisted entries store the previous values of their fields. No field has this name. */
const BEFORE = '$before'

const isSet = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

type FormState<Result> = Pick<RecordFormState<Values, Result>, 'isSending' | 'failure' | 'saved' | 'rejections'>

const IDLE: FormState<never> = { isSending: false, failure: null, saved: null, rejections: 0 }

// React renders the results of queries in a separate task.
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** The first issue of each field, and the first that belongs to no field. */
function issuesByField(
  issues: readonly Issue[],
  messageOf: (id: string) => string,
): [fields: Record<string, string>, failure: FormFailure | null] {
  const fields: Record<string, string> = {}
  let failure: FormFailure | null = null
  for (const { path, message } of issues) {
    const [field] = path
    if (field === undefined) failure ??= { title: messageOf(message) }
    else fields[String(field)] ??= messageOf(message)
  }
  return [fields, failure]
}
