import 'formeo/dist/formeo.min.css'
import { FormeoEditor } from 'formeo'
import { builderBench, fields, labelStart, until } from '../../shared/forms'

const types = {
  text: { tag: 'input', type: 'text', id: 'text-input', icon: 'text-input' },
  textarea: { tag: 'textarea', id: 'textarea', icon: 'textarea' },
  number: { tag: 'input', type: 'number', id: 'number', icon: 'hash' },
  radio: { tag: 'input', type: 'radio', id: 'radio', icon: 'radio-group' },
  checkbox: { tag: 'input', type: 'checkbox', id: 'checkbox', icon: 'checkbox' },
  select: { tag: 'select', id: 'select', icon: 'select' },
}

const stage = 'stage-1'

/** `fields(count)`, each in a row and a column of its own, as formeo places a field that is added. */
function formOf(count) {
  const form = { id: 'form-1', stages: { [stage]: { id: stage, children: [] } }, rows: {}, columns: {}, fields: {} }
  for (const { name, kind, label, options } of fields(count)) {
    const { tag, type, id: controlId, icon } = types[kind]
    const [row, column, field] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
    form.stages[stage].children.push(row)
    form.rows[row] = { id: row, children: [column], config: { fieldset: false, legend: '', inputGroup: false } }
    form.columns[column] = { id: column, children: [field], config: { width: '100%' } }
    form.fields[field] = {
      id: field,
      tag,
      attrs: { name, ...(type && { type }) },
      config: { label, controlId },
      meta: { group: 'common', icon, id: controlId },
      content: [],
      conditions: [],
      ...(options.length > 0 && {
        options: options.map((option) => ({ label: option, value: option, checked: false, selected: false })),
      }),
    }
  }
  return form
}

const root = document.getElementById('root')
// Its editor of formatted text needs a file of another host.
const editor = new FormeoEditor({
  editorContainer: root,
  style: null,
  sessionStorage: false,
  controls: { disable: { elements: ['tinymce'] } },
})

const all = (selector) => document.querySelectorAll(selector)
const label = () => document.querySelector('.formeo-stage .formeo-field .prev-label label')

builderBench({
  isReady: () => all('.formeo-controls .field-control').length > 0 && all('.formeo-stage').length > 0,
  load: (count) => (editor.formData = formOf(count)),
  isLoaded: (count) => document.querySelector('.formeo-stage')?.textContent.includes(labelStart(count)),
  inDom: () => all('.formeo-stage .formeo-field').length,
  adder: () => document.querySelector('.formeo-controls .text-input-control button'),
  order: () => Object.values(editor.formData.stages)[0].children,
  label: async () => until(label),
  typed: () => label().textContent,
})
