import type { ReactNode } from 'react'
import * as styles from './email-text.css'

/** An e-mail address for a card, on one line that is cut if it does not fit; its title is the full address. */
export const emailLine = (address: string): ReactNode => (
  <span title={address} className={styles.line}>
    {address}
  </span>
)

/** An e-mail address that wraps before its `@` if it does not fit into a line; its title is the full address. */
export function emailText(address: string): ReactNode {
  const at = address.lastIndexOf('@')
  return at < 0 ? (
    address
  ) : (
    <span title={address}>
      {address.slice(0, at)}
      <wbr className={styles.breakBefore} />
      {address.slice(at)}
    </span>
  )
}
