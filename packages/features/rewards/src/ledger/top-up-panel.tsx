import { topUpRewards } from '@ssp/api'
import { FormPanel, useMessages, useRecordForm, type PanelProps } from '@ssp/feature-kit'
import { NumberField, TextField } from '@ssp/ui'
import * as z from 'zod/mini'
import { ledgerMessages } from '../messages'

const schema = z.object({
  amount: z
    .nullable(z.number())
    .check(z.refine((amount) => amount !== null && Number.isSafeInteger(amount) && amount >= 1, 'amount')),
  note: z.string().check(z.maxLength(200)),
})

const empty = { amount: null as number | null, note: '' }

/** Adds to the balance of the client; for platform staff. */
export function TopUpPanel({ open, onClose }: PanelProps) {
  const messages = useMessages(ledgerMessages)
  const form = useRecordForm({
    name: 'rewards.top-up',
    schema,
    values: empty,
    errors: messages.errors,
    invalidates: topUpRewards.changes,
    send: ({ amount, note }, { api }) => topUpRewards(api, { amount: amount ?? 0, note }),
    done: messages.toppedUp,
    onDone: onClose,
  })
  return (
    <FormPanel
      form={form}
      open={open}
      onClose={onClose}
      dialog="sm"
      title={messages.topUpTitle}
      submitLabel={messages.topUp}
    >
      <NumberField required label={messages.topUpAmount} min={1} step={1} {...form.field('amount')} />
      <TextField label={messages.topUpNote} help={messages.topUpNoteHelp} maxLength={200} {...form.field('note')} />
    </FormPanel>
  )
}
