import { ApiError, sharingCautions } from '@ssp/api'
import { useApi, useMessages, useNotify } from '@ssp/feature-kit'
import { useConfirm } from '@ssp/ui'
import { useState } from 'react'
import { shareMessages } from '../messages'
import { CautionList } from './caution-list'

/**
 * The confirmation before a first file to a recipient outside the client, or with a name like another's: reads the affected
 * recipients from the server and asks the sender to check them.
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
      // For a server without this call, or a recipient who is now out of reach, sharing itself reports the error.
      if (error instanceof ApiError && error.status === 404) return []
      notify.error(error)
      return undefined
    } finally {
      setAsking(false)
    }
  }

  return {
    isAsking,
    /** Whether the file may be sent to these recipients. */
    async mayShare(ids: readonly string[]): Promise<boolean> {
      const cautions = await read(ids)
      if (!cautions || cautions.length === 0) return cautions !== undefined
      const { title, confirmLabel, cancelLabel } = text
      return confirm({ title, text: <CautionList cautions={cautions} />, confirmLabel, cancelLabel })
    },
  }
}
