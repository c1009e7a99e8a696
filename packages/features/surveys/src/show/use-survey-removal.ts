import { areaKey, removeSurvey, type Survey } from '@ssp/api'
import { useAction, useApi, useMessages, useNavigate } from '@ssp/feature-kit'
import { useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { surveyMessages } from '../shared/messages'
import { surveyPageMessages } from './messages'

/** What a removal is told. */
interface RemovalOptions {
  etag: string | undefined
  /** Drops what was typed, so that leaving does not ask for it. */
  discard: () => void
}

/** Removes a survey with its responses after a confirmation, then goes back to the list (R2-601, decision 12). */
export function useSurveyRemoval(survey: Survey, { etag, discard }: RemovalOptions) {
  const messages = useMessages(surveyPageMessages)
  const { remove } = useMessages(surveyMessages)
  const navigate = useNavigate()
  const api = useApi()
  const cache = useQueryClient()
  return useAction({
    send: () => removeSurvey(api, { id: survey.id, ifMatch: etag }),
    confirm: () => ({
      title: messages.confirmRemove,
      loses: messages.loses(survey.response_count ?? 0),
      confirmLabel: remove,
      destructive: true,
    }),
    done: messages.removed,
    onDone: () => {
      flushSync(discard)
      // The list reads anew when it is drawn; the survey itself is gone.
      void cache.invalidateQueries({ queryKey: areaKey(api, 'surveys'), refetchType: 'none' })
      navigate('/surveys')
    },
  })
}
