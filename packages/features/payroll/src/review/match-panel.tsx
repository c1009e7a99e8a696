import { employeesQuery, mendJobItem, type Employee, type JobItem } from '@ssp/api'
import {
  FormPanel,
  formatDate,
  nameWithIdentifier,
  RecordPicker,
  useMessages,
  useRecordForm,
  type PanelProps,
} from '@ssp/feature-kit'
import { useState } from 'react'
import * as z from 'zod/mini'
import { matchMessages } from '../messages'

const schema = z.object({ employee_id: z.string().check(z.minLength(1, 'required')) })

/** Props of `MatchPanel`. */
export interface MatchPanelProps extends PanelProps {
  jobId: string
  item: JobItem
}

/** The dialog that assigns a document to an employee. */
export function MatchPanel({ open, onClose, jobId, item }: MatchPanelProps) {
  const messages = useMessages(matchMessages)
  const { employee } = item
  const labelOf = (each: Employee) =>
    [nameWithIdentifier(each), each.deactivatedDt && messages.leftOn(formatDate(each.deactivatedDt))]
      .filter(Boolean)
      .join(' · ')
  const [values] = useState({ employee_id: employee?.id ?? '' })
  const form = useRecordForm({
    name: `payroll.match:${jobId}:${item.position}`,
    schema,
    values,
    errors: messages.errors,
    invalidates: mendJobItem.changes,
    persist: 'never',
    send: ({ employee_id }, { api }) =>
      mendJobItem(api, {
        id: jobId,
        position: item.position,
        decision: 'match',
        employee_id,
        ifMatch: `"${item.version}"`,
      }),
    done: messages.done,
    onDone: onClose,
  })
  return (
    <FormPanel
      dialog="sm"
      form={form}
      open={open}
      onClose={onClose}
      title={messages.title}
      description={messages.description(item.label)}
      submitLabel={messages.submit}
    >
      <RecordPicker
        required
        label={messages.employee}
        page={employeesQuery}
        option={(each) => ({ value: each.id, label: labelOf(each) })}
        initial={employee ? { value: employee.id, label: nameWithIdentifier(employee) } : undefined}
        {...form.field('employee_id')}
      />
    </FormPanel>
  )
}
