import 'survey-core/survey-core.min.css'
import 'survey-creator-core/survey-creator-core.min.css'
import { createRoot } from 'react-dom/client'
import { SurveyCreator, SurveyCreatorComponent } from 'survey-creator-react'
import { builderBench, labelStart, until } from '../../shared/forms'
import { surveyOf } from '../../shared/surveyjs'

const creator = new SurveyCreator({ autoSaveEnabled: false })
const root = document.getElementById('root')
root.style.cssText = 'position: fixed; inset: 0'
createRoot(root).render(<SurveyCreatorComponent creator={creator} style={{ height: '100%' }} />)

const all = (selector) => document.querySelectorAll(selector)
const questions = () => creator.survey.getAllQuestions()

builderBench({
  isReady: () => all('.svc-toolbox__tool').length > 0 && all('.svc-tab-designer').length > 0,
  load: (count) => (creator.JSON = surveyOf(count)),
  isLoaded: (count) => document.querySelector('.svc-tab-designer')?.textContent.includes(labelStart(count)),
  inDom: () => all('.svc-question__adorner').length,
  adder: () => [...all('.svc-toolbox__item')].find((item) => /Single-Line/.test(item.ariaLabel + item.textContent)),
  order: () => questions().map(({ name }) => name),
  // The label is typed into the canvas itself.
  label: async () => {
    creator.selectElement(questions()[0])
    return until(() => document.querySelector('.svc-tab-designer .svc-question__content .sv-string-editor'))
  },
  typed: () => document.querySelector('.svc-tab-designer .svc-question__content .sv-string-editor').textContent,
})
