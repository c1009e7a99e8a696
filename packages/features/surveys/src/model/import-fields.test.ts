import type { FormField } from '@ssp/form-builder/model'
import { expect, test } from 'vitest'
import { importFields } from './import-fields'

const field = (id: number, more: Partial<FormField> = {}): FormField => ({ id, name: `Q${id}`, type: 'text', ...more })

test('copies are appended under new ids, and conditions follow them', () => {
  const numbers = [0.000000001, 0.5, 0.7]
  const template = [field(7), field(8, { showIf: { fieldId: 7, operator: 'answered' } })]
  const all = importFields([field(2)], template, () => numbers.shift() ?? 0)
  expect(all?.map(({ id }) => id)).toEqual([2, 500_000_001, 700_000_001])
  expect(all?.[2]?.showIf).toEqual({ fieldId: 500_000_001, operator: 'answered' })
  expect(template[1]?.showIf?.fieldId).toBe(7)
})

test('a form that would become too long stays as it is', () => {
  const many = Array.from({ length: 1000 }, (_, index) => field(index + 1))
  expect(importFields(many, [field(1)])).toBeNull()
})
