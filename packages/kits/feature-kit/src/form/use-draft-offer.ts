import { useConfirm } from '@ssp/ui'
import { useEffect, useEffectEvent } from 'react'
import { kitMessages } from '../messages/kit-messages'
import { useMessages } from '../messages/use-messages'

/** Offers once, when the page opens, to continue with persisted entries. Declined entries stay persisted. */
export function useDraftOffer(hasDraft: boolean, onContinue: () => void): void {
  const confirm = useConfirm()
  const { offer } = useMessages(kitMessages).form
  const ask = useEffectEvent(async () => {
    if (hasDraft && (await confirm(offer))) onContinue()
  })
  useEffect(() => void ask(), [])
}
