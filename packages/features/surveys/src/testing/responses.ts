import type { SurveyResponse } from '@ssp/api'
import { fakeId } from '@ssp/api/testing'

const people = ['Ada Okafor', 'Bruno Costa', 'Chloé Lefèvre', 'Dmitri Ivanov', 'Eilidh MacLeod', 'Fatima Al-Sayed']

/** The `index`th response; every fourth one is in progress. */
export function responseWith(index: number, changes: Partial<SurveyResponse> = {}): SurveyResponse & { id: string } {
  const completed = index % 4 !== 3
  return {
    employee_name: people[index % people.length] ?? '',
    completed,
    completion_date: completed ? new Date(2026, 2, 10, 9, index % 60).toISOString() : null,
    time_taken: completed ? 80 + index : null,
    response: JSON.stringify([
      { id: 12, name: 'Radio Button', type: 'radio', label: 'Your mood today', value: index % 2 ? 'Good' : 'Bad' },
      { id: 14, name: 'Textfield', type: 'text', label: 'Anything else?', value: `Answer of ${index + 1}` },
    ]),
    fields_version: 1,
    ...changes,
    id: fakeId(1000 + index),
  }
}

/** `count` responses. */
export const responses = (count: number) => Array.from({ length: count }, (_, index) => responseWith(index))
