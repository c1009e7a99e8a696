import type { ReactNode } from 'react'
import * as styles from './icon-tile.css'

/**
 * A decorative square beside the name of anything but a person: an icon of 20 px, or one letter. People have an `Avatar`.
 */
export const IconTile = ({
  children,
}: {
  /** The icon. */
  children: ReactNode
}) => (
  <span aria-hidden className={`ssp-IconTile ${styles.tile}`}>
    {children}
  </span>
)
