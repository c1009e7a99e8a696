import { unmergeEmployee, type MergedEmployee } from '@ssp/api'
import { useHref, useMay, useMessages, type Action } from '@ssp/feature-kit'
import { Button, Link } from '@ssp/ui'
import { employeeMessages } from '../../messages'
import { displayName } from '../../model/person'
import { employeeDetailMessages } from '../messages'
import * as styles from './info-tab.css'

/** Props of `MergeList`. */
export interface MergeListProps {
  title: string
  links: readonly MergedEmployee[]
  unmerge: Action<MergedEmployee>
}

/** The merged accounts, each with a button that removes the merge (R2-275 to R2-278). */
export function MergeList({ title, links, unmerge }: MergeListProps) {
  const messages = useMessages(employeeDetailMessages)
  const { unnamed } = useMessages(employeeMessages)
  const href = useHref()
  const may = useMay()
  const nameOf = (link: MergedEmployee) => displayName(link, unnamed)
  return (
    <section aria-label={title} className={styles.quiet}>
      <h2 className={styles.quietTitle}>{title}</h2>
      {links.length === 0 && <p className={styles.nobody}>{messages.noMerges}</p>}
      <ul role="list" className={styles.links}>
        {links.map((link) => (
          <li key={link.id} className={styles.link}>
            <span className={styles.linkName}>
              <Link variant="quiet" href={href(`/employees/${link.id}/info`)}>
                {nameOf(link)}
              </Link>
              {link.identifier && <span className={styles.label}> {link.identifier}</span>}
            </span>
            {may(unmergeEmployee) && (
              <Button
                variant="quiet"
                size="small"
                aria-label={messages.unmergeOf(nameOf(link))}
                pending={unmerge.isPending(link)}
                onClick={() => void unmerge.run(link)}
              >
                {messages.unmerge}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
