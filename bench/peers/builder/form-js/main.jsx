import '@bpmn-io/form-js/dist/assets/form-js.css'
import '@bpmn-io/form-js/dist/assets/form-js-editor.css'
import '@bpmn-io/form-js/dist/assets/properties-panel.css'
import { FormEditor } from '@bpmn-io/form-js'
import { schemaOf } from '../../shared/form-js'
import { builderBench, labelStart, until } from '../../shared/forms'

const root = document.getElementById('root')
root.style.cssText = 'position: fixed; inset: 0'
const editor = new FormEditor({ container: root })
void editor.importSchema(schemaOf(0))

const all = (selector) => root.querySelectorAll(selector)
const components = () => editor.saveSchema().components
const field = (nth) => root.querySelector(`.fjs-element[data-id="${components()[nth].id}"]`)

builderBench({
  isReady: () => all('.fjs-palette-field').length > 0 && all('.fjs-form-editor').length > 0,
  load: (count) => editor.importSchema(schemaOf(count)),
  isLoaded: (count) => root.textContent.includes(labelStart(count)),
  inDom: () => all('.fjs-form-editor .fjs-element[data-id]').length - 1, // without the form itself
  adder: () => root.querySelector('.fjs-palette-field[data-field-type=textfield]'),
  order: () => components().map(({ id }) => id),
  label: async () => {
    const { id } = components()[0]
    editor.get('selection').set(editor.get('formFieldRegistry').get(id))
    const group = await until(() => root.querySelector('[data-group-id=group-general]'))
    if (!group.querySelector('.bio-properties-panel-group-entries.open'))
      group.querySelector('.bio-properties-panel-group-header').click()
    return until(() => root.querySelector('[data-entry-id$=label] :is([contenteditable], input, textarea)'))
  },
  typed: () => components()[0].label,
  grip: field,
  field,
})
