import { isContested, mergeLists, usePersistedDraft, usePersistEntries, type PersistedDraft } from '@ssp/feature-kit'
import { Banner, Button } from '@ssp/ui'
import { useEffect, useState } from 'react'
import { checkFields, type FormField } from '../model'
import { fieldsOf } from './builder-store'
import { useBuilder } from './builder-context'
import { useBuilderText } from './text-context'

const DELAY_MS = 400

/** Props of `Autosave`. */
export interface AutosaveProps {
  /** Name of the form, with the id of its record. */
  name: string
  /** The fields without unsaved changes. */
  saved: readonly FormField[]
}

/**
 * Persists unsaved changes in the browser, and offers them again after a crash or reload. They are deleted when the form is
 * saved (`saved` becomes the changed fields), and by `useForgetFormDraft`.
 */
export function Autosave({ name, saved }: AutosaveProps) {
  const text = useBuilderText().restore
  const { store } = useBuilder()
  const draft = usePersistedDraft(draftName(name), 'reload')
  const [offered, setOffered] = useState(() => restorable(draft.restored, saved))
  const [changed, setChanged] = useState<readonly FormField[] | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const persist = () => {
      const fields = fieldsOf(store.get())
      setChanged(same(fields, saved) ? null : fields)
    }
    const stop = store.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(persist, DELAY_MS)
    })
    persist()
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [store, saved])
  usePersistEntries(draft, changed ? { fields: changed, before: saved } : offered && draft.restored)

  if (!offered) return null
  return (
    <Banner
      kind="info"
      title={text.title}
      text={`${text.text(offered.fields.length)} ${offered.contested > 0 ? text.contested(offered.contested) : ''}`}
      action={
        <>
          <Button
            size="small"
            onClick={() => {
              store.restore(offered.fields)
              setOffered(null)
            }}
          >
            {text.accept}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setOffered(null)}>
            {text.reject}
          </Button>
        </>
      }
    />
  )
}

/** Deletes what `FormBuilder` persisted under `autosaveKey`; call it after the form was saved. */
export function useForgetFormDraft(autosaveKey: string): () => void {
  return usePersistedDraft(draftName(autosaveKey), 'reload').forget
}

const draftName = (name: string) => `form-builder:${name}`

const same = (a: readonly FormField[], b: readonly FormField[]) => JSON.stringify(a) === JSON.stringify(b)

/** The persisted fields, merged with what another user has saved since. */
interface Restorable {
  fields: FormField[]
  /** Number of fields that both changed; the persisted version is restored. */
  contested: number
}

/** Persisted fields that are valid and differ from the saved ones; they come from the browser's storage. */
function restorable(stored: PersistedDraft['restored'], saved: readonly FormField[]): Restorable | null {
  const parsed = checkFields(stored?.['fields'])
  if (!parsed.ok || parsed.fields.length === 0) return null
  const before = checkFields(stored?.['before'])
  const { list, entries } = mergeLists(before.ok ? before.fields : saved, parsed.fields, saved)
  return same(list, saved) ? null : { fields: list, contested: entries.filter(isContested).length }
}
