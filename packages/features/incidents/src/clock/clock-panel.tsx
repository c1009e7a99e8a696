import { incidentClockQuery, updateIncidentClock } from '@ssp/api'
import { FormPanel, QueryFailed, useApi, useMessages, useRecordForm, type PanelProps } from '@ssp/feature-kit'
import { NumberField } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { incidentClockMessages } from '../messages'

const MOST_DAYS = 90
const MOST_MONTHS = 24

const whole = (most: number, issue: string) =>
  z
    .nullable(z.int(issue).check(z.minimum(1, issue), z.maximum(most, issue)))
    .check(z.refine((value) => value !== null, issue))
const schema = z.object({ acknowledge_days: whole(MOST_DAYS, 'days'), answer_months: whole(MOST_MONTHS, 'months') })

type Times = { acknowledge_days: number | null; answer_months: number | null }
const UNKNOWN: Times = { acknowledge_days: null, answer_months: null }

/** The dialog for the time limits of the case clock. */
export function ClockPanel(panel: PanelProps) {
  const messages = useMessages(incidentClockMessages)
  const query = useQuery(incidentClockQuery(useApi()))
  const { clock = UNKNOWN, etag } = query.data ?? {}
  const form = useRecordForm<Times, Times, unknown>({
    name: 'incidents.clock',
    schema,
    values: clock,
    version: etag,
    invalidates: updateIncidentClock.changes,
    done: messages.saved,
    onDone: panel.onClose,
    errors: { ...messages.errors, days: messages.range(1, MOST_DAYS), months: messages.range(1, MOST_MONTHS) },
    send: ({ acknowledge_days, answer_months }, { api, ifMatch }) =>
      updateIncidentClock(api, {
        acknowledge_days: acknowledge_days ?? 0,
        answer_months: answer_months ?? 0,
        ifMatch,
      }),
  })
  return (
    <FormPanel
      {...panel}
      dialog="sm"
      form={form}
      title={messages.title}
      description={messages.text}
      submitLabel={messages.save}
    >
      {query.error !== null && <QueryFailed query={query} title={messages.failed} />}
      {/* Not disabled, so that the first field gets the focus before its value has loaded. */}
      <NumberField required label={messages.acknowledge} readOnly={!query.data} {...form.field('acknowledge_days')} />
      <NumberField
        required
        label={messages.answer}
        help={messages.answerHelp}
        readOnly={!query.data}
        {...form.field('answer_months')}
      />
    </FormPanel>
  )
}
