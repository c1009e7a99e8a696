import { field, joined, leftOut, type Control, type Rebuilt } from './rebuilt'

type Value = Readonly<{ label: string }>

/** A component of form.io, as far as it is mapped. */
interface Component {
  type?: string
  key?: string
  label?: string
  title?: string
  legend?: string
  html?: string
  placeholder?: string
  multiple?: boolean
  validate?: { required?: boolean }
  values?: readonly Value[]
  data?: { values?: readonly Value[] }
  /** Rows of a survey, which is a table of radio buttons. */
  questions?: readonly Value[]
  components?: readonly Component[]
  columns?: readonly Component[]
}

/** A form of form.io that is shown at once, as far as it is mapped. */
export interface FormIo {
  title: string
  components: readonly Component[]
}

const CONTROLS: Readonly<Record<string, Control>> = {
  textfield: 'Textfield',
  textarea: 'Textfield',
  url: 'Textfield',
  phoneNumber: 'Textfield',
  email: 'Email',
  number: 'Numeric',
  currency: 'Numeric',
  // A date and a time there; our palette has dates only.
  datetime: 'Date',
  radio: 'Radio Button',
  select: 'Dropdown Selection',
  'select multiple': 'Checkbox',
  selectboxes: 'Checkbox',
  checkbox: 'Checkbox',
}

/** What only holds others: our forms are a list, so a title becomes a header and the parts follow. */
const CONTAINERS = new Set(['panel', 'fieldset', 'well', 'container', 'columns', 'column', 'tabs', 'tab'])

/** Fields of ours for the components of a form of form.io. */
export const fromFormIo = ({ components }: Pick<FormIo, 'components'>): Rebuilt => joined(components.map(fromComponent))

function fromComponent(component: Component): Rebuilt {
  // The tabs of a form of this age have no type.
  const { type = 'tab', key = '', label = '' } = component
  if (CONTAINERS.has(type)) return fromContainer(type, component)
  if (type === 'content') return field({ control: 'Text', content: textOf(component.html ?? '') })
  if (type === 'survey') return fromSurvey(component)
  const control = CONTROLS[component.multiple ? `${type} multiple` : type]
  if (!control) return leftOut(type, key)
  const { placeholder, validate } = component
  const options =
    type === 'checkbox' ? [label] : (component.values ?? component.data?.values)?.map((each) => each.label)
  return field({
    control,
    name: key,
    label,
    ...(placeholder && { placeholder }),
    ...(validate?.required && { required: true }),
    ...(type === 'textarea' && { multiline: true }),
    ...(options && { options }),
  })
}

function fromContainer(type: string, { title, legend, label, components = [], columns = [] }: Component): Rebuilt {
  const content = title ?? legend ?? (type === 'tab' ? label : undefined)
  const parts = [...components, ...columns].map(fromComponent)
  return joined(content ? [field({ control: 'Header', content }), ...parts] : parts)
}

/** A table of radio buttons is one question for each of its rows. */
const fromSurvey = ({ key = '', label = '', questions = [], values = [] }: Component): Rebuilt =>
  joined(
    questions.map((row) =>
      field({
        control: 'Radio Button',
        name: `${key} ${row.label}`,
        label: `${label}: ${row.label}`,
        options: values.map((value) => value.label),
      }),
    ),
  )

/** The text of markup, a line for each element. */
const textOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
