import { createPermissions } from '@ssp/api'
import { FormDone, FormPanel, useMessages, useRecordForm, type PanelProps } from '@ssp/feature-kit'
import { TextField } from '@ssp/ui'
import { useState } from 'react'
import * as z from 'zod/mini'
import { DRAFTS } from '../model/drafts'
import { groupNameOf, groupRows } from '../model/new-permissions'
import * as styles from './create-group-panel.css'
import { permissionsMessages } from './messages'

const schema = z.object({ group: z.string().check(z.refine((group) => groupNameOf(group) !== '', 'required')) })
const empty = { group: '' }
const newIds = () => Array.from({ length: 4 }, () => crypto.randomUUID())

/** The side panel 'Create permission group' (R1-249, R1-253): one name creates the four basic permissions. */
export function CreateGroupPanel(panel: PanelProps) {
  const messages = useMessages(permissionsMessages).groupPanel
  const [ids] = useState(newIds)
  const rowsOf = (group: string) => groupRows(group, (index) => ids[index] ?? '')
  const form = useRecordForm({
    name: DRAFTS.permissionGroup,
    schema,
    values: empty,
    errors: { failed: messages.failed },
    invalidates: createPermissions.changes,
    send: ({ group }, { api }) => createPermissions(api, { rows: rowsOf(group) }),
    created: (_, { group }) => ({ id: groupNameOf(group) }),
  })
  const { group } = form.values
  return (
    <FormPanel
      {...panel}
      form={form}
      title={messages.title}
      submitLabel={messages.submit}
      done={<FormDone text={messages.created} />}
    >
      <TextField required label={messages.name} maxLength={90} autoComplete="off" {...form.field('group')} />
      <p className={styles.note}>{messages.note}</p>
      {groupNameOf(group) !== '' && (
        <ul aria-label={messages.preview} className={styles.preview}>
          {rowsOf(group).map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
    </FormPanel>
  )
}
