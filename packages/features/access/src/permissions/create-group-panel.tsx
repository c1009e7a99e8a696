import { createPermissions, invalidatePermissions } from '@ssp/api'
import { useApi, useMessages } from '@ssp/feature-kit'
import { TextField } from '@ssp/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { groupNameOf, groupRows } from '../model/new-permissions'
import { SavePanel } from '../panel/save-panel'
import * as styles from '../panel/save-panel.css'
import type { PanelPlace } from '../panel/use-panel'
import { permissionsMessages } from './messages'

const newIds = () => Array.from({ length: 4 }, () => crypto.randomUUID())

/** The side panel 'Create permission group' (R1-249, R1-253): one name makes the four basic permissions. */
export function CreateGroupPanel(place: PanelPlace) {
  const api = useApi()
  const queries = useQueryClient()
  const messages = useMessages(permissionsMessages).groupPanel
  const [ids] = useState(newIds)
  const [group, setGroup] = useState('')
  const complete = groupNameOf(group) !== ''
  const rows = groupRows(group, (index) => ids[index] ?? '')

  const send = async () => {
    await createPermissions(api, rows)
    void invalidatePermissions(api, queries)
  }

  return (
    <SavePanel
      {...place}
      messages={{ ...messages, saved: messages.created }}
      unsaved={group !== ''}
      complete={complete}
      send={send}
    >
      {(errors) => (
        <>
          <TextField
            required
            label={messages.name}
            value={group}
            maxLength={90}
            autoComplete="off"
            error={errors['group'] ?? errors['name']}
            onValueChange={setGroup}
          />
          <p className={styles.note}>{messages.note}</p>
          {complete && (
            <ul aria-label={messages.preview} className={styles.preview}>
              {rows.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </SavePanel>
  )
}
