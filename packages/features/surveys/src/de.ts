import { defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import { answerGerman } from './answer/messages.de'
import { categoryGerman, createSurveyGerman, importGerman, summaryGerman } from './edit/messages.de'
import { selectedSurveysGerman, surveyListGerman, surveyTabsGerman, templateListGerman } from './list/messages.de'
import { reportGerman } from './report/messages.de'
import { graphsGerman, participationGerman, responsesGerman } from './results/messages.de'
import { surveyGerman } from './shared/messages.de'
import { surveyPageGerman } from './show/messages.de'
import { createTemplateGerman, templateGerman } from './template/messages.de'

/** The package in German, for `messages` of the provider. */
export const surveysGerman = messagesOf(
  surveyGerman,
  surveyTabsGerman,
  surveyListGerman,
  selectedSurveysGerman,
  templateListGerman,
  createSurveyGerman,
  summaryGerman,
  categoryGerman,
  importGerman,
  surveyPageGerman,
  graphsGerman,
  participationGerman,
  responsesGerman,
  reportGerman,
  createTemplateGerman,
  templateGerman,
  answerGerman,
  defineTitles({
    Surveys: 'Umfragen',
    'Create survey': 'Umfrage anlegen',
    Survey: 'Umfrage',
    'Answer survey': 'Umfrage beantworten',
    'Create survey template': 'Umfragevorlage anlegen',
    'Survey template': 'Umfragevorlage',
  }),
)
