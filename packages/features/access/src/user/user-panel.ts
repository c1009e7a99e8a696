import type { User } from '@ssp/api'

/** Props of every panel of a user. */
export interface UserPanelProps {
  /** The user as last read. */
  user: User
  /** The version of `user`, sent with every change. */
  etag: string | undefined
  /** Called when there starts or ceases to be input that closing would lose. */
  onUnsaved: (unsaved: boolean) => void
}
