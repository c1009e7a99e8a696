import type { SharingCaution } from '@ssp/api'
import { useMessages } from '@ssp/feature-kit'
import { shareMessages } from '../messages'
import * as styles from './share-panel.css'

/** Recipients that the sender should check, each with the reason. */
export function CautionList({ cautions }: { cautions: readonly SharingCaution[] }) {
  const messages = useMessages(shareMessages).cautions
  return (
    <>
      <p>{messages.text}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not expose a list without markers as a list */}
      <ul role="list" className={styles.people}>
        {cautions.map(({ user, alike }) => (
          <li key={user.id} className={styles.person}>
            <span className={styles.name}>{user.label}</span>
            <span className={styles.muted}>{[user.username, user.email].filter(Boolean).join(' · ')}</span>
            {user.outside && <span>{messages.outside(user.clientName)}</span>}
            {alike.length > 0 && (
              <span>{messages.alike(alike.map(({ label, username }) => `${label} (${username})`).join(', '))}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
