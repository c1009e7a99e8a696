import { expect, test } from 'vitest'
import { fakeCreationForm } from '../testing/creation-forms'
import { assetName, bodyOf, changedPart, draftOf, EMPTY, formSchema } from './form-draft'

const filled = {
  ...EMPTY,
  client_name: ' Larkspur ',
  url: 'LarkSpur',
  contact_name: 'Iris',
  contact_email: 'i@l.example',
}

test('every document on offer is sent with its flag', () => {
  const { required_documents, client_documents, url } = bodyOf(formSchema.parse({ ...filled, required: ['P60'] }))
  expect(url).toBe('larkspur')
  expect(required_documents).toHaveLength(5)
  expect(required_documents.filter(({ required }) => required)).toEqual([{ name: 'P60', required: true }])
  expect(client_documents).toHaveLength(8)
  expect(client_documents.some(({ required }) => required)).toBe(false)
})

test('white space is empty', () => {
  const { error } = formSchema.safeParse({ ...filled, contact_name: '  ', primary: 'red' })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['contact_name', 'required'],
    ['primary', 'colour'],
  ])
})

test('only the ticked documents may be listed, and others than those on offer stay', () => {
  const form = fakeCreationForm(0, {
    required_documents: [
      { name: 'P45', required: true },
      { name: 'Bonus letters', required: true },
    ],
  })
  const draft = draftOf(form)
  expect(draft.required).toEqual(['P45', 'Bonus letters'])
  const { required_documents } = bodyOf(formSchema.parse({ ...draft, required: ['Bonus letters'] }), form)
  expect(required_documents).toHaveLength(6)
  expect(required_documents.filter(({ required }) => required)).toEqual([{ name: 'Bonus letters', required: true }])
})

test('a change sends the changed fields alone', () => {
  const body = bodyOf(formSchema.parse(filled))
  expect(changedPart(body, ['client_name', 'secondary'])).toEqual({
    client_name: 'Larkspur',
    colour_scheme: body.colour_scheme,
  })
})

test('an asset is called by the end of its key', () => {
  expect(assetName('a/b/logo.png')).toBe('logo.png')
})
