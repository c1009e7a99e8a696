import { useConfirm } from '@ssp/ui'
import { useEffect, useEffectEvent } from 'react'
import { kitMessages } from '../messages/kit-messages'
import { useMessages } from '../messages/use-messages'

/** Asks once, as the page opens, whether to go on with persisted entries. What is not taken up stays persisted. */
export function useDraftOffer(hasDraft: boolean, onContinue: () => void): void {
  const confirm = useConfirm()
  const { offer } = useMessages(kitMessages).form
  const ask = useEffectEvent(async () => {
    if (hasDraft && (await confirm(offer))) onContinue()
  })
  useEffect(() => void ask(), [])
}
