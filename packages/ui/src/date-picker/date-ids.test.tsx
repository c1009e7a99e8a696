// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DateFieldControl, DatePickerControl } from './date-picker-control'
import { DateRangePickerControl } from './date-range-picker-control'

test('each id is once on a page with several dates', () => {
  const { container } = render(
    <>
      <DateFieldControl label="From" />
      <DateFieldControl label="To" />
      <DatePickerControl label="Start" />
      <DatePickerControl label="End" />
      <DateRangePickerControl label="Absence" />
    </>,
  )
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(20)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(screen.getAllByRole('group', { name: 'From' })).toHaveLength(1)
})
