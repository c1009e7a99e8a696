import { createTeam } from '@ssp/api'
import { FormPanel, useHref, useMessages, useRecordForm, type PanelProps } from '@ssp/feature-kit'
import { TextField } from '@ssp/ui'
import * as z from 'zod/mini'
import { createTeamMessages } from './messages'

const schema = z.object({ label: z.string().check(z.trim(), z.minLength(1, 'required')) })
const empty = { label: '' }

/** The dialog 'Create new team' (R2-328, R2-329, R2-598). */
export function CreateTeamPanel({ open, onClose }: PanelProps) {
  const href = useHref()
  const messages = useMessages(createTeamMessages)
  const form = useRecordForm({
    name: 'teams.create',
    schema,
    values: empty,
    errors: messages.errors,
    invalidates: createTeam.changes,
    send: (team, { api }) => createTeam(api, team),
    done: messages.created,
    created: ({ id, label }) => ({ id, name: label, href: href(`/client/teams/${id}`) }),
    onDone: onClose,
  })
  return (
    <FormPanel
      dialog="sm"
      form={form}
      open={open}
      onClose={onClose}
      title={messages.title}
      submitLabel={messages.submit}
    >
      <TextField required label={messages.label} maxLength={200} autoComplete="off" {...form.field('label')} />
    </FormPanel>
  )
}
