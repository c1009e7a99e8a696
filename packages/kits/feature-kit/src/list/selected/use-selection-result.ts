import { useMessages } from '../../messages/use-messages'
import { selectedMessages } from './messages'

/** Which selected records were left out, by reason, as the contract has it. */
type LeftOut = readonly { reason: 'gone' | 'unchanged' | 'conflict' | 'changed' | 'blocked'; total: number }[]

/**
 * The text of a notification about the selected records that an action left out; none when it left out none.
 * `unchanged` says how many were as wanted already: '3 in the team already'. Default a general text.
 */
export function useSelectionResult(): (leftOut: LeftOut, unchanged?: (count: number) => string) => { text?: string } {
  const kit = useMessages(selectedMessages)
  return (leftOut, unchanged = kit.unchanged) => {
    const reasons = leftOut.map(({ reason, total }) => ({ ...kit, unchanged })[reason](total))
    return reasons.length > 0 ? { text: kit.leftOut(reasons.join(', ')) } : {}
  }
}
