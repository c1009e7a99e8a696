import { QueryFailed, useLocale, useMessages } from '@ssp/feature-kit'
import { Button, Loading, Skeleton } from '@ssp/ui'
import { useId, useState } from 'react'
import { dashboardMessages } from '../messages'
import * as styles from './attention-list.css'
import { LinkRow } from './link-row'
import type { Attention } from './use-attention'

/** Props of `AttentionList`. */
export interface AttentionListProps {
  /** From `useAttention`. */
  attention: Attention
  /** Called when a link is followed. */
  onFollow?: (() => void) | undefined
}

const DAY = 86_400_000
/** Number of kinds shown initially. */
const SHOWN = 4

/** Records that need attention, a row for each kind: number, age of the oldest, and a link to the list of these records. */
export function AttentionList({ attention: { items, isLoading, failed }, onFollow }: AttentionListProps) {
  const { attention: texts } = useMessages(dashboardMessages)
  const [now] = useState(Date.now)
  const figure = new Intl.NumberFormat(useLocale())
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  return (
    <>
      {items.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not expose a list without markers as a list
        <ul role="list" id={id} className={styles.list}>
          {items.slice(0, isWhole ? undefined : SHOWN).map(({ kind, total, oldest, to }) => (
            <LinkRow
              key={kind}
              to={to}
              note={oldest && texts.oldest(Math.max(0, Math.floor((now - Date.parse(oldest)) / DAY)))}
              onFollow={onFollow}
            >
              <span className={styles.total}>{figure.format(total)}</span> {texts.kinds[kind](total)}
            </LinkRow>
          ))}
        </ul>
      )}
      {items.length > SHOWN && (
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isWhole}
          aria-controls={id}
          className={styles.more}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? texts.showFewer : texts.showAll(items.length)}
        </Button>
      )}
      {items.length === 0 && isLoading && !failed && (
        <Loading className={styles.none}>
          <Skeleton width="16rem" />
        </Loading>
      )}
      {failed && <QueryFailed query={failed} />}
      {items.length === 0 && !isLoading && !failed && <p className={styles.none}>{texts.none}</p>}
    </>
  )
}
