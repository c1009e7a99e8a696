import type { SspProviderProps } from '@ssp/feature-kit'
import type { KitMessages } from '@ssp/feature-kit/message-types'
import { expectTypeOf } from 'vitest'
import type { EmployeesMessages } from './message-types'

type Messages = EmployeesMessages & KitMessages

// What a host may give, and what the provider takes.
expectTypeOf<Messages>().toExtend<NonNullable<SspProviderProps['messages']>>()
export const messages: Messages = {
  employees: { list: { title: 'People', columns: { status: 'State' } } },
  kit: { form: { save: 'Keep', leavePanel: (title) => `${title} is lost.` } },
}

// @ts-expect-error -- a misspelt text
export const text: Messages = { employees: { list: { titel: 'People' } } }
// @ts-expect-error -- a misspelt screen
export const screen: Messages = { employees: { lists: { title: 'People' } } }
// @ts-expect-error -- a misspelt package
export const feature: Messages = { employes: { list: { title: 'People' } } }
// @ts-expect-error -- a text that is made of values is a function
export const made: Messages = { kit: { form: { leavePanel: 'It is lost.' } } }
// @ts-expect-error -- a number is no text
export const figure: Messages = { employees: { list: { title: 1 } } }
