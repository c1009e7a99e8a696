import type { ReactNode } from 'react'

/** An e-mail address that breaks before its `@` where it does not fit into a line. */
export function emailText(address: string): ReactNode {
  const at = address.lastIndexOf('@')
  return at < 0 ? (
    address
  ) : (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
