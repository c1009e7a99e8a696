import { Button } from '@ssp/ui'
import { mergeMessages } from '../messages/merge-messages'
import { useMessages } from '../messages/use-messages'
import * as styles from './form-notes.css'
import { isContested, type MergedEntry, type MergedList } from './merge-lists'
import { same } from './same'
import type { Contested } from './use-record-form'

/** Maximum number of entries listed per side; the rest are only counted. */
const SHOWN = 8

/** Props of `ListChanges`. */
export interface ListChangesProps {
  /** Name of the list. */
  label: string
  /** The entries that either side changed. */
  entries: readonly MergedEntry[]
  contested: readonly Contested[]
  moved: MergedList['moved'] | undefined
  /** Formats an entry; may be empty. */
  text: (entry: unknown) => string
}

/** The changes of two users to a list, in two columns, with the entries that both changed. */
export function ListChanges({ label, entries, contested, moved, text }: ListChangesProps) {
  const messages = useMessages(mergeMessages)
  const said = (entry: unknown) => text(entry).trim() || messages.unnamed
  const change = (before: unknown, now: unknown): string[] => {
    if (same(before, now)) return []
    if (before === undefined) return [messages.entryAdded(said(now))]
    return [now === undefined ? messages.entryRemoved(said(before)) : messages.entryChanged(said(now))]
  }
  const alone = entries.filter((entry) => !isContested(entry))
  const order = moved?.mine && moved.theirs ? messages.movedByBoth : messages.moved
  const side = (of: 'mine' | 'theirs') => [
    ...(moved?.[of] ? [order] : []),
    ...alone.flatMap((entry) => change(entry.before, entry[of])),
  ]
  const sides = [
    { name: messages.yours, changes: side('mine') },
    { name: messages.theirs, changes: side('theirs') },
  ]
  return (
    <>
      {messages.merged(label)}
      <div className={styles.sides}>
        {sides.map(({ name, changes }) => (
          <div key={name}>
            <strong className={styles.heading}>{name}</strong>
            <Changes texts={changes} />
          </div>
        ))}
      </div>
      {contested.length > 0 && (
        <>
          <strong className={styles.heading}>{messages.contested}</strong>
          <ul className={styles.changes}>
            {contested.map((entry, index) => {
              const version = (value: unknown) => (value === undefined ? messages.removed : said(value))
              return (
                // oxlint-disable-next-line react/no-array-index-key -- the list is replaced as a whole
                <li key={index}>
                  <div>{messages.mineIs(version(entry.mine))}</div>
                  <div>{messages.theirsIs(version(entry.theirs))}</div>
                  <TakeTheirs contested={entry} name={said(entry.mine ?? entry.theirs)} />
                </li>
              )
            })}
          </ul>
        </>
      )}
    </>
  )
}

function Changes({ texts }: { texts: readonly string[] }) {
  const messages = useMessages(mergeMessages)
  if (texts.length === 0) return <p className={styles.none}>{messages.unchanged}</p>
  const more = texts.length - SHOWN
  return (
    <ul className={styles.changes}>
      {texts.slice(0, SHOWN).map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- equal texts are possible
        <li key={index}>{text}</li>
      ))}
      {more > 0 && <li>{messages.more(more)}</li>}
    </ul>
  )
}

/** Switches a contested entry of the form between the other user's version and the user's own. */
export function TakeTheirs({ contested: { side, take }, name }: { contested: Contested; name: string }) {
  const messages = useMessages(mergeMessages)
  const isTheirs = side === 'theirs'
  const label = isTheirs ? messages.keepMine : messages.takeTheirs
  return (
    <Button
      size="small"
      className={styles.take}
      aria-label={`${label}: ${name}`}
      onClick={() => take(isTheirs ? 'mine' : 'theirs')}
    >
      {label}
    </Button>
  )
}
