import { expect, test } from 'vitest'
import formIo from './formio.json' with { type: 'json' }
import formJs from './form-js.json' with { type: 'json' }
import { fromFormIo } from './from-formio'
import { fromFormJs } from './from-form-js'
import { fromSurveyJs } from './from-surveyjs'
import surveyJs from './surveyjs.json' with { type: 'json' }

test('the form of form-js', () => {
  const field = { control: 'Textfield', name: 'creditor', label: 'Creditor', required: true }
  expect(fromFormJs(formJs)).toEqual({ fields: [field], left: [] })
})

test('components of form-js', () => {
  const values = [{ label: 'Red' }, { label: 'Blue' }]
  const components = [
    { type: 'textarea', key: 'why', label: 'Why?' },
    { type: 'checklist', key: 'colours', label: 'Colours', values },
    { type: 'filepicker', key: 'proof', label: 'Proof' },
  ]
  expect(fromFormJs({ components })).toEqual({
    fields: [
      { control: 'Textfield', name: 'why', label: 'Why?', multiline: true },
      { control: 'Checkbox', name: 'colours', label: 'Colours', options: ['Red', 'Blue'] },
    ],
    left: ['filepicker: proof'],
  })
})

test('the survey of SurveyJS', () => {
  const question = 'How likely are you to recommend us?'
  const slider = { min: 0, max: 10, step: 1 }
  const showIf = { question, operator: 'is less than', value: 7 }
  expect(fromSurveyJs(surveyJs)).toEqual({
    fields: [
      { control: 'Range Slider', name: 'nps', label: question, required: true, slider },
      { control: 'Page Break' },
      { control: 'Textfield', name: 'reason', label: 'What went wrong?', multiline: true, showIf },
    ],
    left: ['trigger complete: {nps} >= 9'],
  })
})

test('elements of SurveyJS', () => {
  const elements = [
    { type: 'text', name: 'mail', inputType: 'email' },
    { type: 'radiogroup', name: 'site', choices: ['North', { text: 'South' }] },
    { type: 'text', name: 'more', visibleIf: "{site} = 'North' and {mail} notempty" },
    { type: 'matrix', name: 'table' },
    { type: 'text', name: 'colour', inputType: 'color' },
  ]
  expect(fromSurveyJs({ title: '', pages: [{ name: '', elements }] })).toEqual({
    fields: [
      { control: 'Email', name: 'mail', label: 'mail' },
      { control: 'Radio Button', name: 'site', label: 'site', options: ['North', 'South'] },
      { control: 'Textfield', name: 'more', label: 'more' },
    ],
    left: ["visibleIf: {site} = 'North' and {mail} notempty", 'matrix: table', 'text: colour'],
  })
})

test('the form of form.io', () => {
  const { fields, left } = fromFormIo(formIo)
  expect(left).toEqual([
    'password: panel2Password',
    'editgrid: education',
    'datagrid: children',
    'tags: tags1',
    'signature: fieldsetSignature',
    'button: submit',
  ])
  expect(fields.map(({ control, label, content }) => `${control}: ${label ?? content}`)).toEqual([
    'Header: User Information',
    'Textfield: First Name',
    'Textfield: Middle Name',
    'Textfield: Last Name',
    'Email: Email',
    'Textfield: Website',
    'Header: Other Information',
    'Textfield: Phone Number',
    'Textfield: SSN',
    'Date: Birthday',
    'Numeric: Salary',
    'Numeric: Number of Pets',
    'Dropdown Selection: Favorite Month',
    'Checkbox: Favorite Things',
    'Textfield: Message',
    'Radio Button: Favorite Color',
    'Checkbox: Favorite Fruits',
    'Textfield: Bio',
    'Radio Button: Survey: Food',
    'Radio Button: Survey: Experience',
    'Radio Button: Survey: Restrooms',
    'Radio Button: Survey: Staff',
    'Header: Guardian Information',
    'Textfield: First Name',
    'Textfield: Last Name',
    'Header: Tab 1',
    'Textfield: One',
    'Textfield: Two',
    'Header: Tab 2',
    'Textfield: Three',
    'Textfield: Four',
    'Header: Tab 3',
    'Textfield: Five',
    'Textfield: Six',
    'Header: Signature',
    'Text: This is some content\nClick the following if you agree to the rules.\nThis\nis\nan\nimportant\nlist',
    'Checkbox: I agree to the rules',
  ])
  const named = (name: string) => fields.find((field) => field.name === name)
  expect(named('firstName')).toMatchObject({ required: true, placeholder: 'Enter your first Name' })
  expect(named('bio')).toMatchObject({ multiline: true })
  expect(named('panel2FavoriteMonth')?.options).toHaveLength(12)
  expect(named('panel2FavoriteThings')?.options).toContain('Whiskers on Kittens')
  expect(named('survey1 Staff')?.options).toEqual(['Very Good', 'Good', 'Average', 'Bad', 'Awful'])
  expect(named('fieldsetIagreetotherules')?.options).toEqual(['I agree to the rules'])
})
