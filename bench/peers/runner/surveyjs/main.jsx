import 'survey-core/survey-core.min.css'
import { createRoot } from 'react-dom/client'
import { Model } from 'survey-core'
import { Survey } from 'survey-react-ui'
import { runnerBench } from '../../shared/forms'
import { surveyOf } from '../../shared/surveyjs'

const root = createRoot(document.getElementById('root'))

runnerBench({
  load: (count) => root.render(<Survey model={new Model(surveyOf(count, { isRequired: true }))} />),
  inDom: () => document.querySelectorAll('.sd-question').length,
})
