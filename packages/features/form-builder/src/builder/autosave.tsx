import { usePersistedDraft, usePersistEntries } from '@ssp/feature-kit'
import { Banner, Button } from '@ssp/ui'
import { useEffect, useState } from 'react'
import { checkFields, type FormField } from '../model'
import { fieldsOf } from './builder-store'
import { useBuilder } from './builder-context'
import { useBuilderText } from './text-context'

const DELAY_MS = 400

/** Props of `Autosave`. */
export interface AutosaveProps {
  /** Names the form, with the id of its record. */
  name: string
  /** The fields without unsaved work. */
  saved: readonly FormField[]
}

/**
 * Persists unsaved work in the browser, and offers it again after a crash or reload. It is deleted when the form is
 * saved (`saved` becomes what was changed), and by `useForgetFormDraft`.
 */
export function Autosave({ name, saved }: AutosaveProps) {
  const text = useBuilderText().restore
  const { store } = useBuilder()
  const draft = usePersistedDraft(draftName(name), 'reload')
  const [offered, setOffered] = useState(() => restorable(draft.restored?.['fields'], saved))
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
  const kept = changed ?? offered
  usePersistEntries(draft, kept && { fields: kept })

  if (!offered) return null
  return (
    <Banner
      kind="info"
      title={text.title}
      text={text.text(offered.length)}
      action={
        <>
          <Button
            size="small"
            onClick={() => {
              store.restore(offered)
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

/** Deletes what `FormBuilder` persisted under `autosaveKey`; call it when the form was stored. */
export function useForgetFormDraft(autosaveKey: string): () => void {
  return usePersistedDraft(draftName(autosaveKey), 'reload').forget
}

const draftName = (name: string) => `form-builder:${name}`

const same = (a: readonly FormField[], b: readonly FormField[]) => JSON.stringify(a) === JSON.stringify(b)

/** Persisted fields that are whole and differ from the saved ones; they come from the browser's storage. */
function restorable(stored: unknown, saved: readonly FormField[]): FormField[] | null {
  if (stored === undefined) return null
  const parsed = checkFields(stored)
  return parsed.ok && parsed.fields.length > 0 && !same(parsed.fields, saved) ? parsed.fields : null
}
