import { giveRecognition } from '@ssp/api'
import { FormPanel, useMessages, useRecordForm, type PanelProps } from '@ssp/feature-kit'
import { Checkbox } from '@ssp/ui'
import * as z from 'zod/mini'
import { giveMessages } from '../messages'
import { ReceiverChoice } from './receiver-choice'
import { RecognitionFields } from './recognition-fields'
import { useSetup } from './use-setup'

const schema = z.object({
  team: z.boolean(),
  receiver_id: z.string().check(z.minLength(1, 'required')),
  type_id: z.string().check(z.minLength(1, 'required')),
  badge_id: z.string().check(z.minLength(1, 'required')),
  message: z.string(),
  approved: z.boolean(),
})

const empty = { team: false, receiver_id: '', type_id: '', badge_id: '', message: '', approved: false }

/** Props of `GiveFormPanel`. */
export interface GiveFormPanelProps extends PanelProps {
  /** Employee of the giver. */
  employeeId: string
}

/** The form of 'Give Recognition': it can be sent once receiver, type and badge are chosen (3-decisions 40). */
export function GiveFormPanel({ open, onClose, employeeId }: GiveFormPanelProps) {
  const messages = useMessages(giveMessages)
  const setup = useSetup()
  const form = useRecordForm({
    name: 'recognition.give',
    schema,
    values: empty,
    errors: messages.errors,
    // The record of the chosen receiver is not persisted, and the id alone is not enough.
    secrets: ['receiver_id'],
    invalidates: giveRecognition.changes,
    send: ({ team, approved, ...gift }, { api }) =>
      giveRecognition(api, { ...gift, team: team ? 1 : 0, approved: approved ? 1 : 0, user_id: employeeId }),
    done: messages.given,
    created: ({ id }) => ({ id }),
    onDone: onClose,
  })
  const receiver = form.field('receiver_id')
  const isTeam = form.values.team
  return (
    <FormPanel
      form={form}
      open={open}
      onClose={onClose}
      title={messages.title}
      submitLabel={messages.submit}
      unavailable={form.isValid ? null : messages.chooseFirst}
    >
      <Checkbox
        label={messages.toTeam}
        checked={isTeam}
        onCheckedChange={(team) => form.change({ team, receiver_id: '' })}
      />
      <ReceiverChoice key={String(isTeam)} team={isTeam} giverId={employeeId} field={receiver} />
      <RecognitionFields
        setup={setup}
        type={form.field('type_id')}
        badge={form.field('badge_id')}
        message={form.field('message')}
        approved={form.field('approved')}
      />
    </FormPanel>
  )
}
