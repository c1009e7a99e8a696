import type { User } from '@ssp/api'

/** Props of every panel of a user. */
export interface UserPanelProps {
  /** The user as last read. */
  user: User
  /** The version of `user`; every change sends it. */
  etag: string | undefined
  /** Called when there is, or no longer is, input that closing would lose. */
  onUnsaved: (unsaved: boolean) => void
}
