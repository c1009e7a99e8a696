import { expect, test } from 'vitest'
import { ApiError, errorText } from './errors'

test('the texts of fields are the reason where no field is on screen: the message only says that there are some', () => {
  const message = 'Please check the highlighted fields.'
  const fields = {
    employee_id: 'This person has a document already.',
    date: 'This has passed.',
    until: 'This has passed.',
  }
  const error = new ApiError({ status: 409, code: 'conflict', message, fields })
  expect(errorText(error, 'Failed.')).toBe('This person has a document already. This has passed.')
  expect(errorText(new ApiError({ status: 409, code: 'conflict', message }), 'Failed.')).toBe(message)
})
