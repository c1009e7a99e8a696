import { CreatedText, useFileAddress, useHref } from '@ssp/feature-kit'
import { Card, Link, Skeleton } from '@ssp/ui'
import type { LucideIcon } from 'lucide-react'
import * as page from './knowledge.css'
import * as styles from './record-card.css'

/** Props of `RecordCard`. */
export interface RecordCardProps {
  title: string
  /** A few lines under the title. */
  summary?: string | undefined
  /** A muted line at the end. */
  fact?: string
  /** Address of the image; null for a placeholder. */
  image: string | null
  /** The placeholder. */
  icon: LucideIcon
  /** Path that it opens. */
  to: string
  /** Id of the element. Default: none. */
  id?: string
  /** Whether it was just created. */
  created: boolean
}

/** A category or an article; the whole card opens it. */
export function RecordCard({ title, summary, fact, image, icon: Icon, to, id, created }: RecordCardProps) {
  const href = useHref()
  const fileAddress = useFileAddress()
  return (
    <li id={id} data-created={created ? '' : undefined} className={styles.card}>
      <div className={styles.picture} data-placeholder={image === null || undefined}>
        {image === null ? (
          <Icon size={32} strokeWidth={1.5} aria-hidden="true" />
        ) : (
          <img src={fileAddress(image)} alt="" loading="lazy" className={styles.image} />
        )}
      </div>
      <div className={styles.body}>
        <h2 className={styles.title}>
          <Link variant="plain" href={href(to)} className={styles.link}>
            {title}
          </Link>
        </h2>
        {created && <CreatedText />}
        <p className={styles.summary}>{summary}</p>
        {fact && <p className={styles.fact}>{fact}</p>}
      </div>
    </li>
  )
}

/** Placeholders while the cards load. */
export const cardsSkeleton = (
  <div className={page.grid}>
    {Array.from({ length: 6 }, (_, index) => (
      <Card key={index}>
        <Skeleton shape="block" height={140} />
        <Skeleton width="60%" />
        <Skeleton width="85%" />
      </Card>
    ))}
  </div>
)
