import { SurveyRunner } from '@ssp/form-builder'
import { createRoot } from 'react-dom/client'
import { runnerBench } from '../../peers/shared/forms'
import { Connected } from '../connected.jsx'
import { fieldsOf } from '../fields'

const root = createRoot(document.getElementById('root'))

runnerBench({
  load: (count) =>
    root.render(
      <Connected>
        <SurveyRunner fields={fieldsOf(count, { required: true })} onSubmit={async () => undefined} />
      </Connected>,
    ),
  inDom: () => document.querySelectorAll('[data-question]').length,
})
