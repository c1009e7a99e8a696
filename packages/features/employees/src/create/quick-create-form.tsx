import { toApiDate } from '@ssp/feature-kit'
import { DateField, EmailField, Select, TextField } from '@ssp/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useWords } from '../use-words'
import { genderCodes, genderLabel } from '../model/gender'
import { errorOf, type QuickCreateDraft, type QuickCreateField, type QuickCreateRefusal } from '../model/quick-create'
import * as styles from './quick-create.css'

/** Props of `QuickCreateForm`. */
export interface QuickCreateFormProps {
  /** Ties a submit button outside of the form to it. */
  id: string
  /** What has been typed. */
  draft: QuickCreateDraft
  /** What was refused last; its first field takes the focus. */
  refusal: QuickCreateRefusal | null
  /** Hears every change. */
  onChange: (field: QuickCreateField, text: string) => void
  /** Hears the submit. */
  onSubmit: () => void
}

/** The fields of the panel. The browser's own checks are off: the rule of the panel is not that of the marks (decision 70). */
export function QuickCreateForm({ id, draft, refusal, onChange, onSubmit }: QuickCreateFormProps) {
  const texts = useWords()
  const words = texts.quickCreate
  const genders = genderCodes.map((code) => ({ value: String(code), label: genderLabel(code, texts) }))
  const [today] = useState(() => toApiDate(new Date()))
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusal])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const field = (name: QuickCreateField, maxLength?: number) => ({
    name,
    label: words[name],
    value: draft[name],
    error: errorOf(name, draft, refusal),
    maxLength,
    autoComplete: 'off',
    onValueChange: (text: string) => onChange(name, text),
  })

  return (
    <form id={id} ref={form} noValidate className={styles.form} onSubmit={submit}>
      <TextField required {...field('forename', 100)} />
      <TextField required {...field('surname', 100)} />
      <TextField required {...field('identifier', 100)} />
      <EmailField {...field('email', 254)} />
      <TextField type="tel" {...field('mobileNumber', 50)} />
      <TextField type="tel" {...field('telephoneNumber', 50)} />
      <DateField
        label={words.dateOfBirth}
        value={draft.dateOfBirth || null}
        error={errorOf('dateOfBirth', draft, refusal)}
        min="1900-01-01"
        max={today}
        onValueChange={(day) => onChange('dateOfBirth', day ?? '')}
      />
      <Select placeholder={words.noGender} options={genders} {...field('gender')} />
    </form>
  )
}
