// Generated from the translations by scripts/message-types.test.mjs. Do not edit.
import type { OverridesOf } from '@ssp/feature-kit/messages'
import type { answerMessages } from './answer/messages'
import type { categoryMessages, createSurveyMessages, importMessages, summaryMessages } from './edit/messages'
import type {
  selectedSurveysMessages,
  surveyListMessages,
  surveyTabsMessages,
  templateListMessages,
} from './list/messages'
import type { reportMessages } from './report/messages'
import type { graphsMessages, participationMessages, responsesMessages } from './results/messages'
import type { surveyMessages } from './shared/messages'
import type { surveyPageMessages } from './show/messages'
import type { createTemplateMessages, templateMessages } from './template/messages'

/** The texts of this package that a host may replace, for `messages` of the provider. */
export type SurveysMessages = OverridesOf<
  | typeof answerMessages
  | typeof categoryMessages
  | typeof createSurveyMessages
  | typeof importMessages
  | typeof summaryMessages
  | typeof selectedSurveysMessages
  | typeof surveyListMessages
  | typeof surveyTabsMessages
  | typeof templateListMessages
  | typeof reportMessages
  | typeof graphsMessages
  | typeof participationMessages
  | typeof responsesMessages
  | typeof surveyMessages
  | typeof surveyPageMessages
  | typeof createTemplateMessages
  | typeof templateMessages
>
