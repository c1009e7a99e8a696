import type { ReactNode } from 'react'
import * as styles from './email-text.css'

/** An e-mail address that breaks before its `@` where it does not fit into a line; the whole of it is its title. */
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
