import { documentSharingQuery, shareDocument, teamsQuery, type Employee } from '@ssp/api'
import {
  DocumentUpload,
  InputPanel,
  useApi,
  useCan,
  useHref,
  useMessages,
  useSelection,
  type PanelProps,
} from '@ssp/feature-kit'
import { Banner, Button, Select } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MOST_TEAMS, type Target } from '../model'
import { EmployeeChoice } from './employee-choice'
import { uploadMessages } from './messages'
import * as styles from './upload-panel.css'

/** Maximum number of associations per request. */
const MOST_EMPLOYEES = 500

/** Props of `UploadPanel`. */
export interface UploadPanelProps extends PanelProps {
  /** Called after a file was shared, with its target. */
  onShared: (target: Target) => void
}

/** The panel 'Upload': the target, the employees, then the file (R3-209 to R3-215). */
export function UploadPanel({ open, onClose, onShared }: UploadPanelProps) {
  const href = useHref()
  const messages = useMessages(uploadMessages)
  const api = useApi()
  const can = useCan()
  const [choice, setChoice] = useState('')
  const employees = useSelection<Employee>(({ id }) => id, '')
  const { data: sharing } = useQuery(documentSharingQuery(api))
  const { data: teams = [], error } = useQuery({
    ...teamsQuery(api, { limit: MOST_TEAMS }),
    enabled: can('TEAMS_VIEW'),
  })
  const target: Target = choice === 'company' || choice === 'individual' ? choice : 'teams'
  const relatedIds =
    target === 'company' ? [api.clientId()] : target === 'teams' ? [choice] : employees.rows.map(({ id }) => id)
  const team = teams.find(({ id }) => id === choice)?.label ?? ''
  const effect = {
    company: messages.effect.company,
    teams: messages.effect.team(team),
    individual: messages.effect.individual(relatedIds.length),
  }[target]
  const isChosen = choice !== '' && relatedIds.length > 0 && relatedIds.length <= MOST_EMPLOYEES
  return (
    <InputPanel
      open={open}
      onClose={onClose}
      unsaved={choice !== ''}
      title={messages.title}
      renderFooter={(close) => <Button onClick={close}>{messages.close}</Button>}
    >
      {sharing?.allowed === false ? (
        <Banner kind="warning" text={messages.managersOnly} />
      ) : (
        <div className={styles.steps}>
          <Select
            required
            label={messages.target}
            placeholder={messages.choose}
            value={choice}
            onValueChange={setChoice}
            error={error === null ? undefined : messages.teamsFailed}
            options={[
              { value: 'company', label: messages.company },
              { value: 'individual', label: messages.individual, disabled: !can('EMPLOYEES_VIEW') },
              ...teams.map(({ id, label }) => ({ value: id, label })),
            ]}
          />
          {choice === '' && <p className={styles.hint}>{messages.next}</p>}
          {choice === 'individual' && <EmployeeChoice selection={employees} />}
          {choice === 'individual' && relatedIds.length === 0 && (
            <p className={styles.hint}>{messages.employees.next}</p>
          )}
          {relatedIds.length > MOST_EMPLOYEES && (
            <Banner kind="warning" text={messages.employees.tooMany(MOST_EMPLOYEES)} />
          )}
          {isChosen && <p className={styles.hint}>{effect}</p>}
          {isChosen && (
            <DocumentUpload
              key={choice}
              label={messages.file}
              folder={target}
              created={({ document_id: id, name }) => ({ id, name, href: href(`/client/documents/${id}`) })}
              finish={(document, confirmed) =>
                shareDocument(api, { documentId: document.document_id, relatedIds, confirmed })
              }
              onDone={() => {
                onClose()
                onShared(target)
              }}
            />
          )}
        </div>
      )}
    </InputPanel>
  )
}
