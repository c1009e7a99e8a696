import { FormBuilder } from '@ssp/form-builder'
import { useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { builderBench, labelStart, until } from '../../peers/shared/forms'
import { Connected } from '../connected.jsx'
import { fieldsOf } from '../fields'

let current = []
let show

function Page() {
  const [fields, setFields] = useState([])
  useLayoutEffect(() => {
    current = fields
    show = setFields
  }, [fields])
  return <FormBuilder fields={fields} onChange={setFields} />
}

createRoot(document.getElementById('root')).render(
  <Connected>
    <Page />
  </Connected>,
)

const all = (selector) => document.querySelectorAll(selector)
const field = (nth) => all('[data-field]')[nth]

builderBench({
  isReady: () => all('aside button').length > 0,
  load: (count) => show(fieldsOf(count)),
  isLoaded: (count) => document.body.textContent.includes(labelStart(count)),
  inDom: () => all('[data-field]').length,
  adder: () => [...all('aside button')].find((button) => button.textContent === 'Textfield'),
  order: () => current.map(({ id }) => String(id)),
  label: async () => {
    field(0).querySelector('[data-edit]')?.click()
    return until(() => field(0).querySelector('[data-editor] input'))
  },
  typed: () => current[0].label,
  grip: (nth) => field(nth).querySelector('button'),
  field,
})
