import { ApiError, sharingCautions } from '@ssp/api'
import { useApi, useMessages, useNotify } from '@ssp/feature-kit'
import { useConfirm } from '@ssp/ui'
import { useState } from 'react'
import { shareMessages } from '../messages'
import { CautionList } from './caution-list'

/**
 * The pause before the first file to somebody outside of the client, or with a name like another's: asks the server whom that
 * concerns, and the sender to look at them once more.
 */
export function useCautions() {
  const { cautions: text } = useMessages(shareMessages)
  const api = useApi()
  const confirm = useConfirm()
  const notify = useNotify()
  const [isAsking, setAsking] = useState(false)

  const read = async (ids: readonly string[]) => {
    setAsking(true)
    try {
      return await sharingCautions(api, ids)
    } catch (error) {
      // A server without this call, or somebody out of reach by now: sharing itself says so.
      if (error instanceof ApiError && error.status === 404) return []
      notify.error(error)
      return undefined
    } finally {
      setAsking(false)
    }
  }

  return {
    isAsking,
    /** Whether the file may be sent to these people. */
    async mayShare(ids: readonly string[]): Promise<boolean> {
      const cautions = await read(ids)
      if (!cautions || cautions.length === 0) return cautions !== undefined
      const { title, confirmLabel, cancelLabel } = text
      return confirm({ title, text: <CautionList cautions={cautions} />, confirmLabel, cancelLabel })
    },
  }
}
