import { field, joined, leftOut, type Control, type Rebuilt } from './rebuilt'

interface Component {
  type: string
  key?: string
  label?: string
  values?: readonly { label: string }[]
  validate?: { required?: boolean }
}

/** A form of form-js, as far as it is mapped. */
export interface FormJs {
  components: readonly Component[]
}

const CONTROLS: Readonly<Record<string, Control>> = {
  textfield: 'Textfield',
  textarea: 'Textfield',
  number: 'Numeric',
  checklist: 'Checkbox',
  radio: 'Radio Button',
  select: 'Dropdown Selection',
}

/** Fields of ours for the components of a form of form-js. */
export const fromFormJs = ({ components }: FormJs): Rebuilt => joined(components.map(fromComponent))

function fromComponent({ type, key = '', label = '', values, validate }: Component): Rebuilt {
  const control = CONTROLS[type]
  if (!control) return leftOut(type, key || label)
  return field({
    control,
    name: key,
    label,
    ...(validate?.required && { required: true }),
    ...(type === 'textarea' && { multiline: true }),
    ...(values && { options: values.map((value) => value.label) }),
  })
}
