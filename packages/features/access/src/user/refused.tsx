import { ApiError } from '@ssp/api'
import { Failure, useMessages, type FailureProps } from '@ssp/feature-kit'
import { Banner } from '@ssp/ui'
import { userMessages } from './messages'

/** Why one access could not be given or taken: most often because somebody else was first. */
export function Refused(props: FailureProps) {
  const { meanwhile } = useMessages(userMessages)
  const { error } = props
  const isLate = error instanceof ApiError && (error.status === 404 || error.status === 409)
  return isLate ? <Banner kind="warning" text={meanwhile} /> : <Failure {...props} />
}
