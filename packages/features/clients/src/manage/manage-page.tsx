import { useMessages, type RouteParams } from '@ssp/feature-kit'
import { Link, PageHeader } from '@ssp/ui'
import { ClipboardList, KeyRound, UsersRound } from 'lucide-react'
import type { ComponentType } from 'react'
import { manageMessages } from './messages'
import * as styles from './manage-page.css'

/** All three link to the same page (spec 1 section 2.1, decision 23). */
const CARDS = [
  { name: 'employees', Icon: UsersRound },
  { name: 'accounts', Icon: KeyRound },
  { name: 'surveys', Icon: ClipboardList },
] as const

/** `/platform/manage`: links to the platform pages. */
export const Page: ComponentType<RouteParams> = function ManagePage() {
  const messages = useMessages(manageMessages)
  return (
    <div className={styles.root}>
      <PageHeader title={messages.title} />
      <ul role="list" className={styles.cards}>
        {CARDS.map(({ name, Icon }) => (
          <li key={name}>
            <Link href="/platform/employees" variant="plain" className={styles.card}>
              <Icon size={20} aria-hidden className={styles.icon} />
              <span className={styles.name}>{messages[name]}</span>
              <span className={styles.text}>{messages[`${name}Text`]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
