import { LinkCards, useMessages, type RouteParams } from '@ssp/feature-kit'
import { PageHeader } from '@ssp/ui'
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
      <PageHeader title={messages.title} facts={messages.facts} />
      <LinkCards
        label={messages.title}
        cards={CARDS.map(({ name, Icon }) => ({
          id: name,
          to: '/platform/employees',
          title: messages[name],
          text: messages[`${name}Text`],
          icon: <Icon size={20} />,
        }))}
      />
    </div>
  )
}
