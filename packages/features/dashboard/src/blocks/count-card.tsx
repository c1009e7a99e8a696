import { CardRoot, ErrorBoundary, Link, Skeleton } from '@ssp/ui'
import { ChevronRight } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { DashboardMessages } from '../messages'
import type { Block } from '../model/block'
import { BlockError } from './block-error'
import * as styles from './count-card.css'

// Loaded together with the code of the charts.
const Trend = lazy(async () => ({ default: (await import('./trend')).Trend }))

/** A number of employees and the total. */
export interface Count {
  /** Undefined if the server did not send it. */
  count: number | undefined
  /** Total number; undefined if the server did not send it. */
  total: number | undefined
}

export interface CountCardProps {
  title: string
  block: Block<Count>
  /** Number of additions on each of the last days. Default: no trend. */
  added?: Block<readonly number[]> | undefined
  /** Address of the list of the counted employees. */
  href: string
  messages: DashboardMessages
  /** Locale of the numbers, BCP 47. */
  locale: string
}

/** A count that links to its list; the whole card is the link. */
export function CountCard({ title, block, added, href, messages, locale }: CountCardProps) {
  const trendText = (days: readonly number[]) =>
    messages.counts.added(new Intl.NumberFormat(locale).format(days.reduce((sum, day) => sum + day, 0)), days.length)
  return (
    <CardRoot className={styles.root} aria-busy={block.state === 'loading'}>
      <h2 className={styles.title}>
        <Link variant="plain" href={href} className={styles.link}>
          {title}
        </Link>
        <ChevronRight size={16} aria-hidden className={styles.arrow} />
      </h2>
      {added && block.state !== 'failed' && (
        <div className={styles.trend}>
          {added.state === 'ready' && (
            <ErrorBoundary fallback={() => false}>
              <Suspense>
                <Trend values={added.value} text={trendText(added.value)} />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      )}
      {block.state === 'loading' && (
        <>
          <div className={styles.figure}>
            <Skeleton width="4ch" />
          </div>
          <div className={styles.share}>
            <Skeleton width="60%" />
          </div>
        </>
      )}
      {block.state === 'failed' && (
        <div className={styles.above}>
          <BlockError failure={block.failure} messages={messages} />
        </div>
      )}
      {block.state === 'ready' && <Value {...block.value} messages={messages.counts} locale={locale} />}
    </CardRoot>
  )
}

function Value({ count, total, messages, locale }: Count & { messages: DashboardMessages['counts']; locale: string }) {
  const figure = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <>
      <p className={styles.figure}>{count === undefined ? messages.unknown : figure.format(count)}</p>
      {count !== undefined && total !== undefined && (
        <p className={styles.share}>
          {total === 0 ? messages.nobody : messages.share(percent.format(count / total), figure.format(total))}
        </p>
      )}
    </>
  )
}
