import { saveTheme, themeQuery } from '@ssp/api'
import {
  FormElement,
  FormNotes,
  kitMessages,
  useAction,
  useApi,
  useMessages,
  useNotify,
  useRecordForm,
} from '@ssp/feature-kit'
import { Banner, Button, Card, ColourField, useConfirm } from '@ssp/ui'
import { checkBrand, isHexColour, nearestPassing, tenantColourNames, type TenantColours } from '@ssp/ui/theme'
import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import type { TabProps } from '../model/tabs'
import { drawable, type ColourTexts } from '../model/theme'
import { BrandPage } from './brand-page'
import { ContrastGuard } from './contrast-guard'
import { themeMessages } from './messages'
import { ThemeFileCard, type ThemeFileCardProps } from './theme-file'
import * as styles from './theme.css'

const colour = z.string().check(z.refine(isHexColour, { message: 'invalid' }))
const schema = z.object({
  primary: colour,
  secondary: colour,
  tertiary: colour,
  accent: colour,
  highlight: colour,
  loginOverlay: colour,
})

/** Props of `ThemeEditor`. */
export interface ThemeEditorProps extends TabProps, Pick<ThemeFileCardProps, 'onExport' | 'onImport'> {
  /** The six saved colours; newer ones may arrive while these are edited. */
  colours: ColourTexts
  /** ETag of the theme. */
  version: string | undefined
  /** Renders the surrounding page in these colours without saving them; null for the saved ones. */
  onPreview: (colours: TenantColours | null) => void
  /** Called after a save; resolves once the page has the new colours. */
  onSaved: () => Promise<void>
}

/** Six colours with Preview, Undo and Confirm once they are edited, their readability, and their effect on the product. */
export function ThemeEditor({ colours, version, locked, lockedReason, ...props }: ThemeEditorProps) {
  const { onEdited, onContinue, onPreview, onSaved, onExport, onImport } = props
  const messages = useMessages(themeMessages)
  const reasons = useMessages(kitMessages).unavailable
  const confirm = useConfirm()
  const api = useApi()
  const cache = useQueryClient()
  const notify = useNotify()
  const [previewing, setPreviewing] = useState(false)
  const id = useId()
  // The buttons disappear with the last change; the remaining controls of the form do other things.
  const focusForm = () => document.getElementById(id)?.focus()
  const restore = useAction({
    async send(former: { colours: ColourTexts; ifMatch: string | undefined }) {
      await saveTheme(api, former)
      await onSaved()
      onPreview(null)
    },
    invalidates: saveTheme.changes,
    done: messages.theme.restored,
  })
  const form = useRecordForm({
    name: 'profile.theme',
    schema,
    values: colours,
    version,
    validate: 'change',
    onContinue,
    errors: { invalid: messages.theme.invalid, failed: messages.theme.failed },
    invalidates: saveTheme.changes,
    async send(changed, { api, ifMatch }) {
      await saveTheme(api, { colours: changed, ifMatch })
      onPreview(changed)
      await onSaved()
    },
    onDone: () => {
      setPreviewing(false)
      focusForm()
      // As read again after the save: colours that another user saves later are not overwritten.
      const ifMatch = cache.getQueryData(themeQuery(api).queryKey)?.etag
      const onAction = () => void restore.run({ colours, ifMatch })
      notify.success(messages.theme.saved, { action: { label: messages.theme.undo, onAction } })
    },
  })
  const { values, isDirty, isValid, isSending } = form
  useEffect(() => onEdited(isDirty), [isDirty, onEdited])
  // Dragging in a colour picker must not wait for rendering two brands and their ratios.
  const drawn = useDeferredValue(useMemo(() => drawable(values, colours), [values, colours]))
  const checks = useMemo(() => checkBrand(drawn), [drawn])

  const show = (shown: TenantColours | null) => {
    setPreviewing(shown !== null)
    onPreview(shown)
  }
  const undo = () => {
    focusForm()
    form.discard()
    show(null)
  }
  const submit = async () => {
    if (locked || isSending || !isDirty) return false
    if (!isValid) return form.submit()
    // A colour that was accepted before needs no second confirmation.
    const failing = checkBrand(drawable(values, colours)).filter(
      ({ name, passes }) => !passes && values[name] !== colours[name],
    )
    const names = failing.map(({ name }) => messages.theme.colours[name]).join(', ')
    const { text, ...confirmation } = messages.contrast.confirm
    if (failing.length > 0 && !(await confirm({ ...confirmation, text: text(names) }))) return false
    return form.submit()
  }

  return (
    <FormElement id={id} form={{ ...form, submit }} className={styles.editor}>
      <Card
        title={messages.theme.title}
        description={[messages.theme.description, locked && lockedReason].filter(Boolean).join(' ')}
      >
        <FormNotes form={form} labels={messages.theme.colours} />
        <div className={styles.colours}>
          {tenantColourNames.map((name) => (
            <ColourField
              key={name}
              label={messages.theme.colours[name]}
              readOnly={locked}
              disabled={locked}
              {...form.field(name)}
            />
          ))}
        </div>
      </Card>
      <ContrastGuard
        checks={checks}
        locked={locked}
        onNearest={(name) => form.change({ [name]: nearestPassing(name, drawable(values, colours)) })}
      />
      <ThemeFileCard
        colours={drawn}
        locked={locked}
        onExport={onExport}
        onImport={(theme) => {
          form.change(theme.colours)
          onImport(theme)
        }}
      />
      <BrandPage live={colours} draft={drawn} />
      {(isDirty || isSending) && !locked && (
        <div className={styles.bar}>
          {previewing && <Banner kind="info" text={messages.theme.previewing} />}
          <div className={styles.barButtons}>
            <Button unavailable={isValid ? null : reasons.invalid} onClick={() => show(drawable(values, colours))}>
              {messages.theme.preview}
            </Button>
            <Button onClick={undo}>{messages.theme.undo}</Button>
            <Button type="submit" variant="primary" pending={isSending}>
              {messages.theme.confirm}
            </Button>
          </div>
        </div>
      )}
    </FormElement>
  )
}
