import type { ReactNode } from 'react'
import * as styles from './email-text.css'

/** An e-mail address that breaks before its `@` where it does not fit into a line. */
export function emailText(address: string): ReactNode {
  const at = address.lastIndexOf('@')
  return at < 0 ? (
    address
  ) : (
    <>
      {address.slice(0, at)}
      <wbr className={styles.breakBefore} />
      {address.slice(at)}
    </>
  )
}
