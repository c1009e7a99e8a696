import type { AuditChange } from '@ssp/api'
import { formatDateTime, useMessages, type MessagesOf } from '@ssp/feature-kit'
import { VisuallyHidden } from '@ssp/ui'
import * as styles from './audit-log-list.css'
import { listMessages } from './messages'

type Messages = MessagesOf<typeof listMessages>

/** Fields with a list, whose values are added and removed. Any other field is a single value that was replaced. */
const LISTS = new Set<AuditChange['field']>([
  'permissions',
  'restriction',
  'onlyIn',
  'clients',
  'sharedDocuments',
  'policies',
  'hardToRead',
])
/** Maximum number of values shown of a list; a policy of the platform has hundreds. */
const LIMIT = 60

/** One changed field: its name, and the values before and after. */
export function AuditChangeRow({ change }: { change: AuditChange }) {
  const messages = useMessages(listMessages)
  const { field, from, to } = change
  const isSecret = from.length + to.length === 0
  const textOf = (values: readonly string[]) => values.map((value) => format(change, value, messages)).join(', ')
  return (
    <div className={`ssp-AuditLog__change ${styles.change}`}>
      <dt className={styles.field}>{nameOf(change, messages)}</dt>
      <dd className={styles.values}>
        {isSecret ? (
          messages.secret
        ) : field === 'log' ? (
          <ul role="list" className={styles.log}>
            {from.map((entry, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two entries of the same minute may have the same text
              <li key={index}>{entry}</li>
            ))}
          </ul>
        ) : LISTS.has(field) ? (
          <>
            {from.length > 0 && <Values change="removed" values={from} />}
            {to.length > 0 && <Values change="added" values={to} />}
          </>
        ) : (
          <span>
            <VisuallyHidden>{messages.before}</VisuallyHidden>
            <Value change="removed">{textOf(from)}</Value>
            <span aria-hidden> → </span>
            <VisuallyHidden>{messages.after}</VisuallyHidden>
            <Value change="added">{textOf(to)}</Value>
          </span>
        )}
      </dd>
    </div>
  )
}

/** One side of a replaced value. A missing value is named in text, not struck through. */
function Value({ change, children }: { change: 'removed' | 'added'; children: string }) {
  const { none } = useMessages(listMessages)
  if (!children) return <span className={styles.none}>{none}</span>
  const Element = change === 'removed' ? 'del' : 'ins'
  return (
    <Element data-change={change} className={styles.value}>
      {children}
    </Element>
  )
}

function Values({ change, values }: { change: 'removed' | 'added'; values: readonly string[] }) {
  const messages = useMessages(listMessages)
  return (
    <span>
      {messages[change]}
      <span data-change={change} className={styles.value}>
        {values.slice(0, LIMIT).join(', ')}
      </span>
      {values.length > LIMIT && ` ${messages.more(values.length - LIMIT)}`}
    </span>
  )
}

function nameOf({ field, of }: AuditChange, { fields, documentScopes }: Messages): string {
  const name = fields[field]
  if (of === null) return name
  if (field === 'sharedDocuments') return `${name}: ${lookUp(documentScopes, of)}`
  return field === 'restriction' || field === 'onlyIn' ? `${of} ${name.toLowerCase()}` : `${name} ${of}`
}

function format({ field }: AuditChange, value: string, { statuses }: Messages): string {
  if (field === 'status') return lookUp(statuses, value)
  return field === 'lock' ? formatDateTime(value) : value
}

const lookUp = (texts: Readonly<Record<string, string>>, key: string) => texts[key] ?? key
