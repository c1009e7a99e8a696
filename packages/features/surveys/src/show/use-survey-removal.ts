import { removeSurvey, type Survey } from '@ssp/api'
import { useAction, useMessages, useNavigate } from '@ssp/feature-kit'
import { flushSync } from 'react-dom'
import { surveyMessages } from '../shared/messages'
import { surveyPageMessages } from './messages'

/** Input of a removal. */
interface RemovalOptions {
  etag: string | undefined
  /** Discards the input, so that leaving does not ask for confirmation. */
  discard: () => void
}

/** Removes a survey with its responses after a confirmation, then returns to the list (R2-601, decision 12). */
export function useSurveyRemoval(survey: Survey, { etag, discard }: RemovalOptions) {
  const messages = useMessages(surveyPageMessages)
  const { remove } = useMessages(surveyMessages)
  const navigate = useNavigate()
  return useAction({
    send: (_: void, api) => removeSurvey(api, { id: survey.id, ifMatch: etag }),
    confirm: () => ({
      title: messages.confirmRemove,
      loses: messages.loses(survey.response_count ?? 0),
      confirmLabel: remove,
      destructive: true,
    }),
    done: messages.removed,
    invalidates: removeSurvey.changes,
    leave: () => {
      flushSync(discard)
      navigate('/surveys')
    },
  })
}
