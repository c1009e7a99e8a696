import { field, joined, leftOut, type Control, type Rebuilt, type RebuiltField } from './rebuilt'

interface Element {
  type: string
  name: string
  title?: string
  inputType?: string
  isRequired?: boolean
  visibleIf?: string
  rateMin?: number
  rateMax?: number
  choices?: readonly (string | { text: string })[]
}

/** A survey of SurveyJS, as far as it is mapped. */
export interface SurveyJs {
  title: string
  pages: readonly { name: string; elements: readonly Element[] }[]
  triggers?: readonly { type: string; expression: string }[]
}

const CONTROLS: Readonly<Record<string, Control>> = {
  text: 'Textfield',
  'text email': 'Email',
  'text number': 'Numeric',
  'text date': 'Date',
  comment: 'Textfield',
  rating: 'Range Slider',
  radiogroup: 'Radio Button',
  dropdown: 'Dropdown Selection',
  checkbox: 'Checkbox',
  tagbox: 'Checkbox',
}

const OPERATORS: Readonly<Record<string, string>> = {
  '=': 'is',
  '<>': 'is not',
  '<': 'is less than',
  '>': 'is more than',
}

/** Fields of ours for the elements of a survey of SurveyJS; its pages are apart by page breaks. */
export function fromSurveyJs({ pages, triggers = [] }: SurveyJs): Rebuilt {
  const titles = new Map(pages.flatMap(({ elements }) => elements).map(({ name, title }) => [name, title ?? name]))
  const parts = pages.flatMap(({ elements }, page) => [
    ...(page > 0 ? [field({ control: 'Page Break' })] : []),
    ...elements.map((element) => fromElement(element, titles)),
  ])
  return joined([...parts, ...triggers.map(({ type, expression }) => leftOut(`trigger ${type}`, expression))])
}

function fromElement(element: Element, titles: ReadonlyMap<string, string>): Rebuilt {
  const { type, name, title = name, inputType, isRequired, visibleIf, rateMin = 1, rateMax = 5, choices } = element
  const control = CONTROLS[inputType === undefined ? type : `${type} ${inputType}`]
  if (!control) return leftOut(type, name)
  const showIf = visibleIf === undefined ? undefined : conditionOf(visibleIf, titles)
  const rebuilt = field({
    control,
    name,
    label: title,
    ...(isRequired && { required: true }),
    ...(type === 'comment' && { multiline: true }),
    ...(type === 'rating' && { slider: { min: rateMin, max: rateMax, step: 1 } }),
    ...(choices && { options: choices.map((choice) => (typeof choice === 'string' ? choice : choice.text)) }),
    ...(showIf && { showIf }),
  })
  return visibleIf === undefined || showIf ? rebuilt : joined([rebuilt, leftOut('visibleIf', visibleIf)])
}

/** A comparison of an answer with a number, such as `{nps} < 7`. */
function conditionOf(expression: string, titles: ReadonlyMap<string, string>): RebuiltField['showIf'] {
  const [, name = '', sign = '', value] = /^\{(\w+)\} (=|<>|<|>) (\d+)$/.exec(expression) ?? []
  const [question, operator] = [titles.get(name), OPERATORS[sign]]
  return question !== undefined && operator !== undefined ? { question, operator, value: Number(value) } : undefined
}
