import type { FeatureRoute } from '@ssp/feature-kit'
import { ClipboardList } from 'lucide-react'
import { titles } from './titles'

/** The pages of the feature, as the host mounts them (spec 2 section 2); AnswerSurvey is an extension. */
export const surveysRoutes: FeatureRoute[] = [
  {
    path: '/surveys',
    lazy: async () => ({ Page: (await import('./list/surveys-page')).SurveysPage }),
    handle: {
      name: 'Surveys',
      title: titles.list,
      access: { permission: 'SURVEYS_VIEW' },
      nav: { order: 3, label: titles.list, icon: ClipboardList },
    },
  },
  {
    path: '/surveys/create',
    lazy: async () => ({ Page: (await import('./edit/create-survey-page')).CreateSurveyPage }),
    handle: { name: 'CreateSurvey', title: titles.create, access: { permission: 'SURVEYS_CREATE' } },
  },
  {
    path: '/surveys/template/create',
    lazy: async () => ({ Page: (await import('./template/create-template-page')).CreateTemplatePage }),
    handle: { name: 'CreateSurveyTemplate', title: titles.createTemplate, access: { permission: 'SURVEYS_CREATE' } },
  },
  {
    path: '/surveys/template/:id',
    lazy: async () => ({ Page: (await import('./template/template-page')).TemplatePage }),
    handle: { name: 'ShowSurveyTemplate', title: titles.showTemplate, access: { permission: 'SURVEYS_UPDATE' } },
  },
  {
    path: '/surveys/:id',
    lazy: async () => ({ Page: (await import('./show/survey-page')).SurveyPage }),
    handle: { name: 'ShowSurvey', title: titles.show, access: { permission: 'SURVEYS_UPDATE' } },
  },
  {
    path: '/surveys/:id/answer',
    lazy: async () => ({ Page: (await import('./answer/answer-survey-page')).AnswerSurveyPage }),
    handle: { name: 'AnswerSurvey', title: titles.answer, access: 'session' },
  },
]
