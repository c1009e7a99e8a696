import { releaseJob } from '@ssp/api'
import { FormPanel, today, useMessages, useRecordForm, type PanelProps } from '@ssp/feature-kit'
import { DateField, TextField } from '@ssp/ui'
import { useState } from 'react'
import * as z from 'zod/mini'
import { scheduleMessages } from '../messages'
import { isPast, momentOf } from '../model/job'

const schema = z
  .object({
    day: z.string().check(z.minLength(1, 'required')),
    time: z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'time')),
  })
  .check(z.refine(({ day, time }) => !isPast(day, time), { path: ['day'], error: 'past' }))

/** Props of `SchedulePanel`. */
export interface SchedulePanelProps extends PanelProps {
  id: string
  etag: string | undefined
}

/** The dialog that schedules a release. */
export function SchedulePanel({ open, onClose, id, etag }: SchedulePanelProps) {
  const messages = useMessages(scheduleMessages)
  const [values] = useState({ day: '', time: '09:00' })
  const form = useRecordForm({
    name: `payroll.schedule:${id}`,
    schema,
    values,
    errors: messages.errors,
    invalidates: releaseJob.changes,
    persist: 'never',
    send: ({ day, time }, { api }) => releaseJob(api, { id, releaseAt: momentOf(day, time) ?? '', ifMatch: etag }),
    done: messages.done,
    onDone: onClose,
  })
  const { value: day, onValueChange: setDay, ...dayField } = form.field('day')
  return (
    <FormPanel
      dialog="sm"
      form={form}
      open={open}
      onClose={onClose}
      title={messages.title}
      description={messages.description}
      submitLabel={messages.submit}
    >
      <DateField
        required
        min={today()}
        label={messages.day}
        value={day || null}
        onValueChange={(next) => setDay(next ?? '')}
        {...dayField}
      />
      <TextField required label={messages.time} inputMode="numeric" maxLength={5} {...form.field('time')} />
    </FormPanel>
  )
}
