import { removeSurveyTemplate, removeSurveyTemplateReference, type SurveyTemplate } from '@ssp/api'
import { useAction, useMessages, useNavigate } from '@ssp/feature-kit'
import { flushSync } from 'react-dom'
import { surveyMessages } from '../shared/messages'
import { templateMessages } from './messages'
import { TEMPLATES } from './templates-path'

/** Input of a removal. */
interface RemovalOptions {
  etag: string | undefined
  isUnlocked: boolean
  /** Discards the input, so that leaving does not ask for confirmation. */
  discard: () => void
}

/** Removes a template permanently or, if it is locked, only its reference (decisions 44 and 45). */
export function useTemplateRemoval(template: SurveyTemplate, { etag, isUnlocked, discard }: RemovalOptions) {
  const messages = useMessages(templateMessages)
  const { remove } = useMessages(surveyMessages)
  const navigate = useNavigate()
  const { id, reference_id: referenceId } = template
  const action = useAction({
    send: (_: void, api) =>
      isUnlocked
        ? removeSurveyTemplate(api, { id, ifMatch: etag })
        : removeSurveyTemplateReference(api, { referenceId: referenceId ?? '' }),
    confirm: () => ({
      title: isUnlocked ? messages.confirmDelete : messages.confirmRemove,
      loses: isUnlocked ? messages.losesTemplate : messages.losesReference,
      confirmLabel: remove,
      destructive: true,
    }),
    done: messages.removed,
    invalidates: removeSurveyTemplate.changes,
    leave: () => {
      flushSync(discard)
      navigate(TEMPLATES)
    },
  })
  return { ...action, isPossible: isUnlocked || referenceId !== null }
}
