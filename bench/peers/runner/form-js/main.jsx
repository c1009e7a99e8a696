import '@bpmn-io/form-js/dist/assets/form-js.css'
import { Form } from '@bpmn-io/form-js-viewer'
import { schemaOf } from '../../shared/form-js'
import { runnerBench } from '../../shared/forms'

const form = new Form({ container: document.getElementById('root') })

runnerBench({
  load: (count) => form.importSchema(schemaOf(count, { validate: { required: true } })),
  inDom: () => document.querySelectorAll('.fjs-form-field').length,
})
