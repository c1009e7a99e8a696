import type { MarketingCategory } from '@ssp/api'
import { CreatedText, useHref, useMessages } from '@ssp/feature-kit'
import { Badge, Link } from '@ssp/ui'
import { Folder } from 'lucide-react'
import { marketingMessages } from '../messages'
import * as styles from './category-card.css'

/** Props of `CategoryCard`. */
export interface CategoryCardProps {
  category: MarketingCategory
  /** Path of its page. */
  href: string
  /** Whether it was just created. */
  created: boolean
}

/** One folder; the whole card opens it. */
export function CategoryCard({ category, href, created }: CategoryCardProps) {
  const messages = useMessages(marketingMessages)
  const toHref = useHref()
  const { title, description, files, shared } = category
  return (
    <li data-created={created ? '' : undefined} className={styles.card}>
      <Folder size={24} aria-hidden="true" className={styles.icon} />
      <div className={styles.body}>
        <h2 className={styles.title}>
          <Link variant="plain" href={toHref(href)} className={styles.link}>
            {title}
          </Link>
        </h2>
        {created && <CreatedText />}
        {description && <p className={styles.description}>{description}</p>}
        <p className={styles.facts}>
          <span>{messages.fileCount(files.length)}</span>
          {shared === 1 && <Badge tone="info">{messages.shared}</Badge>}
        </p>
      </div>
    </li>
  )
}
