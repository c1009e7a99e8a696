import { useMessages } from '../../messages/use-messages'
import { selectedMessages } from './messages'

/** The skipped records by reason, as in the contract. */
type LeftOut = readonly { reason: 'gone' | 'unchanged' | 'conflict' | 'changed' | 'blocked'; total: number }[]

/**
 * The text of a notification about selected records that an action skipped; none if it skipped none. `unchanged` says how
 * many were already as requested: '3 in the team already'. Default: a general text.
 */
export function useSelectionResult(): (leftOut: LeftOut, unchanged?: (count: number) => string) => { text?: string } {
  const kit = useMessages(selectedMessages)
  return (leftOut, unchanged = kit.unchanged) => {
    const reasons = leftOut.map(({ reason, total }) => ({ ...kit, unchanged })[reason](total))
    return reasons.length > 0 ? { text: kit.leftOut(reasons.join(', ')) } : {}
  }
}
