import { renameTeam, type Team } from '@ssp/api'
import { FormPanel, useMessages, useRecordForm, type PanelProps } from '@ssp/feature-kit'
import { TextField } from '@ssp/ui'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { renameTeamMessages } from './messages'

const schema = z.object({ label: z.string().check(z.trim(), z.minLength(1, 'required')) })

/** Props of `RenameTeamPanel`. */
export interface RenameTeamPanelProps extends PanelProps {
  /** The team as last read. */
  team: Team
  /** ETag of `team`. */
  etag: string | undefined
}

/** The dialog 'Edit Name' (R2-339, R2-599, R2-681). */
export function RenameTeamPanel({ team, etag, open, onClose }: RenameTeamPanelProps) {
  const messages = useMessages(renameTeamMessages)
  const form = useRecordForm({
    name: `teams.rename:${team.id}`,
    schema,
    values: useMemo(() => ({ label: team.label }), [team.label]),
    version: etag,
    errors: messages.errors,
    invalidates: renameTeam.changes,
    send: ({ label }, { api, ifMatch }) => renameTeam(api, { teamId: team.id, label, ifMatch }),
    done: messages.saved,
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
