import { Banner, Button, Link } from '@ssp/ui'
import { kitMessages } from '../messages/kit-messages'
import { useMessages } from '../messages/use-messages'
import { useHref } from '../navigation/navigation'
import * as styles from './form-notes.css'
import { ListChanges, TakeTheirs } from './list-changes'
import type { FormFailure, RecordFormState as Form } from './use-record-form'

/** The part of a form that its notes need. */
export type NotedForm = Pick<Form<never>, 'failure' | 'conflicts' | 'contested' | 'isRestored' | 'discard'>

/** Props of `FormNotes`. */
export interface FormNotesProps {
  /** The form whose notes are shown. */
  form: NotedForm
  /** Names of the fields, for fields that another user changed. */
  labels?: Readonly<Record<string, string>>
  /** Formats a value. Default: its text. */
  valueText?: (field: string, value: unknown) => string
  /** Formats an entry of a list. Default: its label, title, name or text. */
  entryText?: (field: string, entry: unknown) => string
}

/** Notices above a form: restored input, why nothing was saved, and conflicting changes with a choice for each field. */
export function FormNotes(props: FormNotesProps) {
  const { form, labels = NO_LABELS, valueText = textOf, entryText = (_field, entry) => nameOf(entry) } = props
  const { conflict: messages, ...kit } = useMessages(kitMessages).form
  const { failure, conflicts } = form
  return (
    <>
      {form.isRestored && !failure && conflicts.length === 0 && (
        <Banner
          kind="info"
          text={kit.restored}
          action={
            <Button size="small" onClick={form.discard}>
              {kit.discardChanges}
            </Button>
          }
        />
      )}
      {conflicts.length > 0 && (
        <Banner
          kind="warning"
          title={messages.title}
          text={messages.keep}
          action={
            <ul className={styles.changes}>
              {conflicts.map((conflict) => {
                const { field, before, after, entries, moved } = conflict
                const label = labels[field] ?? field
                const contested = form.contested(conflict)
                if (entries)
                  return (
                    <li key={field}>
                      <ListChanges
                        label={label}
                        entries={entries}
                        contested={contested}
                        moved={moved}
                        text={(entry) => entryText(field, entry)}
                      />
                    </li>
                  )
                const said = (value: unknown) => valueText(field, value) || messages.nothing
                return (
                  <li key={field}>
                    {messages.changed(label, said(before), said(after))}
                    {contested.map((each) => (
                      <TakeTheirs key={field} contested={each} name={label} />
                    ))}
                  </li>
                )
              })}
            </ul>
          }
        />
      )}
      {failure && !(conflicts.length > 0 && failure.title === messages.title) && (
        <Banner
          title={failure.reason && failure.title}
          text={failure.reason ?? failure.title}
          errorId={failure.errorId}
          action={failure.holder && <HolderLink holder={failure.holder} />}
        />
      )}
    </>
  )
}

function HolderLink({ holder: { kind, key, label } }: { holder: NonNullable<FormFailure['holder']> }) {
  const { openCreated } = useMessages(kitMessages)
  const href = useHref()
  const path = kind === 'employee' ? `/employees/${key}/info` : `/access/users/${encodeURIComponent(key)}`
  return <Link href={href(path)}>{openCreated(label)}</Link>
}

const NO_LABELS: Readonly<Record<string, string>> = {}

const textOf = (_field: string, value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The first available text that identifies an entry. */
function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return textOf('', entry)
  const own = entry as Record<string, unknown>
  return ['label', 'title', 'name', 'text'].map((key) => textOf('', own[key])).find(Boolean) ?? ''
}
