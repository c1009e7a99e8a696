import { ApiError, type ThemeColours } from '@ssp/api'
import { Failure } from '@ssp/feature-kit'
import { Banner, Button, Card, ColourField, useConfirm, useFocusAfterRemoval } from '@ssp/ui'
import { checkBrand, isHexColour, nearestPassing, tenantColourNames, type TenantColours } from '@ssp/ui/theme'
import { useDeferredValue, useEffect, useMemo, useState, type FormEvent } from 'react'
import { areColours, drawable, type ColourTexts } from '../model/theme'
import { ChangedElsewhere } from '../parts'
import * as page from '../profile.css'
import { useDraft } from '../use-draft'
import { useSave } from '../use-save'
import { useWords } from '../use-words'
import { BrandPage } from './brand-page'
import { ContrastGuard } from './contrast-guard'
import * as styles from './theme.css'

/** Props of `ThemeEditor`. */
export interface ThemeEditorProps {
  /** The six colours in force; newer ones may be given while these are edited. */
  colours: ColourTexts
  /** Whether the inputs are read-only. */
  locked: boolean
  /** Hears whether there is something to lose. */
  onEdited: (edited: boolean) => void
  /** Draws the page around the editor in these colours without saving them; null for those in force. */
  onPreview: (colours: TenantColours | null) => void
  /** Saves all six; rejects with an `ApiError`. */
  onSave: (colours: Required<ThemeColours>) => Promise<void>
}

/** Six colours with Preview, Undo and Confirm once they are edited, how they read, and what they make of the product. */
export function ThemeEditor({ colours, locked, onEdited, onPreview, onSave }: ThemeEditorProps) {
  const words = useWords()
  const confirm = useConfirm()
  const draft = useDraft<ColourTexts>('theme', colours)
  const { base, typed, edited, change } = draft
  const { save, saving, error } = useSave()
  // Its buttons go with the last change.
  const form = useFocusAfterRemoval<HTMLFormElement>()
  const [previewing, setPreviewing] = useState(false)
  useEffect(() => onEdited(edited), [edited, onEdited])

  const valid = areColours(typed)
  // Dragging in a colour picker must not wait for two drawn brands and their ratios.
  const drawn = useDeferredValue(useMemo(() => drawable(typed, base), [typed, base]))
  const checks = useMemo(() => checkBrand(drawn), [drawn])
  const stale = error instanceof ApiError && error.code === 'stale'

  const show = (shown: TenantColours | null) => {
    setPreviewing(shown !== null)
    onPreview(shown)
  }
  const undo = () => {
    draft.undo()
    show(null)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (locked || saving || !edited || !valid) return
    // Asked once: a colour that was accepted before is not asked about again.
    const failing = checkBrand(typed).filter(({ name, passes }) => !passes && typed[name] !== base[name])
    const names = failing.map(({ name }) => words.theme.colours[name]).join(', ')
    const { text, ...ask } = words.contrast.ask
    if (failing.length > 0 && !(await confirm({ ...ask, text: text(names) }))) return
    await save(async () => {
      await onSave(typed)
      draft.saved(typed)
      setPreviewing(false)
    })
  }

  return (
    <>
      <Card title={words.theme.title} description={words.theme.description}>
        <form ref={form} tabIndex={-1} noValidate className={styles.editor} onSubmit={(event) => void submit(event)}>
          <ChangedElsewhere news={draft.news} labels={words.theme.colours} />
          {error !== null && !stale && <Failure title={words.theme.failed} error={error} />}
          <div className={styles.colours}>
            {tenantColourNames.map((name) => (
              <ColourField
                key={name}
                label={words.theme.colours[name]}
                value={typed[name]}
                readOnly={locked}
                disabled={locked}
                error={isHexColour(typed[name]) ? undefined : words.theme.invalid}
                onValueChange={(text) => change({ [name]: text })}
              />
            ))}
          </div>
          {previewing && <Banner kind="info" text={words.theme.previewing} />}
          {edited && !locked && (
            <div className={page.actions}>
              <Button disabled={!valid} onClick={() => show(drawable(typed, base))}>
                {words.theme.preview}
              </Button>
              <Button onClick={undo}>{words.theme.undo}</Button>
              <Button type="submit" variant="primary" pending={saving} disabled={!valid}>
                {words.theme.confirm}
              </Button>
            </div>
          )}
        </form>
      </Card>
      <ContrastGuard
        checks={checks}
        locked={locked}
        onNearest={(name) => change({ [name]: nearestPassing(name, drawable(typed, base)) })}
      />
      <BrandPage live={base} draft={drawn} />
    </>
  )
}
