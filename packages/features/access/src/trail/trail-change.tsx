import type { AuditChange } from '@ssp/api'
import { formatDateTime } from '@ssp/feature-kit'
import { VisuallyHidden } from '@ssp/ui'
import type { AccessMessages } from '../messages'
import { useWords } from '../use-words'
import * as styles from './trail.css'

/** Lists in which single things come and go; every other field is one value that became another. */
const LISTS = new Set<AuditChange['field']>([
  'permissions',
  'restriction',
  'clients',
  'sharedDocuments',
  'policies',
  'hardToRead',
])
/** Names of a list that are shown; a policy of the platform holds hundreds. */
const SHOWN = 60

/** One thing that changed: what it is called, what went and what came. */
export function TrailChangeLine({ change }: { change: AuditChange }) {
  const texts = useWords()
  const words = texts.trail
  const { field, from, to } = change
  const isSecret = from.length + to.length === 0
  return (
    <div className={styles.change}>
      <dt className={styles.field}>{nameOf(change, texts)}</dt>
      <dd className={styles.values}>
        {isSecret ? (
          words.setAnew
        ) : LISTS.has(field) ? (
          <>
            {from.length > 0 && <Names kind="went" label={words.went} names={from} />}
            {to.length > 0 && <Names kind="came" label={words.came} names={to} />}
          </>
        ) : (
          <span>
            <VisuallyHidden>{words.from}</VisuallyHidden>
            <del data-change="went" className={styles.value}>
              {from.map((text) => shown(change, text, words)).join(', ') || words.nothing}
            </del>
            <span aria-hidden> → </span>
            <VisuallyHidden>{words.to}</VisuallyHidden>
            <ins data-change="came" className={styles.value}>
              {to.map((text) => shown(change, text, words)).join(', ') || words.nothing}
            </ins>
          </span>
        )}
      </dd>
    </div>
  )
}

function Names({ kind, label, names }: { kind: 'went' | 'came'; label: string; names: readonly string[] }) {
  const words = useWords().trail
  return (
    <span>
      {label}
      <span data-change={kind} className={styles.value}>
        {names.slice(0, SHOWN).join(', ')}
      </span>
      {names.length > SHOWN && ` ${words.more(names.length - SHOWN)}`}
    </span>
  )
}

function nameOf({ field, of }: AuditChange, { trail, user }: AccessMessages): string {
  const name = trail.fields[field]
  if (of === null) return name
  if (field === 'sharedDocuments') return `${name}: ${lookUp(user.secureSend.scopes, of)}`
  return field === 'restriction' ? `${of} ${name.toLowerCase()}` : `${name} ${of}`
}

function shown({ field }: AuditChange, text: string, words: AccessMessages['trail']): string {
  if (field === 'status') return lookUp(words.statuses, text)
  return field === 'lock' ? formatDateTime(text) : text
}

const lookUp = (words: Readonly<Record<string, string>>, key: string) => words[key] ?? key
