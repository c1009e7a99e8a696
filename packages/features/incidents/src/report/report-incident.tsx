import { incidentReportFormQuery, reportIncident } from '@ssp/api'
import { QueryView, useApi, useMessages } from '@ssp/feature-kit'
import { SurveyRunner } from '@ssp/form-builder'
import { RadioGroup, Skeleton, type ComboBoxOption } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reportMessages } from '../messages'
import { toFormFields } from '../model'
import { PeopleField } from './people-field'
import { PhotoField } from './photo-field'
import type { Photo } from './photo'
import * as styles from './report.css'

/** Props of `ReportIncident`. */
export interface ReportIncidentProps {
  /** Called once a report was made. */
  onReported?: () => void
}

/**
 * The runner in which an employee reports an incident, named or anonymous. Nothing of it is kept in the browser: the next
 * person at it may be somebody else.
 */
export function ReportIncident({ onReported }: ReportIncidentProps) {
  const messages = useMessages(reportMessages)
  const query = useQuery(incidentReportFormQuery(useApi()))
  return (
    <QueryView query={query} skeleton={<Skeleton height="24rem" />} errorTitle={messages.failed}>
      {({ fields, fields_version: version }) => (
        <Report key={version} fields={toFormFields(fields)} version={version} onReported={onReported} />
      )}
    </QueryView>
  )
}

interface ReportProps {
  fields: ReturnType<typeof toFormFields>
  version: number
  onReported: (() => void) | undefined
}

function Report({ fields, version, onReported }: ReportProps) {
  const messages = useMessages(reportMessages)
  const api = useApi()
  const [isAnonymous, setAnonymous] = useState(false)
  const [photos, setPhotos] = useState<readonly { name: string; photo: Photo }[]>([])
  const [people, setPeople] = useState<readonly ComboBoxOption[]>([])
  const [isSent, setSent] = useState(false)

  const send = async (answers: Readonly<Record<string, unknown>>) => {
    await reportIncident(api, {
      anonymous: isAnonymous,
      fields_version: version,
      answers: answers as Record<string, string | null>,
      people: people.map(({ value }) => value),
      images: photos.map(({ photo }) => photo),
    })
    setSent(true)
    onReported?.()
  }

  return (
    <div className={styles.root}>
      {!isSent && (
        <>
          <RadioGroup
            label={messages.how}
            options={[
              { value: 'named', label: messages.named, help: messages.namedHelp },
              { value: 'anonymous', label: messages.anonymous, help: messages.anonymousHelp },
            ]}
            value={isAnonymous ? 'anonymous' : 'named'}
            onValueChange={(value) => setAnonymous(value === 'anonymous')}
          />
          <PeopleField people={people} onChange={setPeople} />
          <PhotoField photos={photos} onChange={setPhotos} />
        </>
      )}
      <SurveyRunner
        title={messages.title}
        fields={fields}
        anonymous={isAnonymous}
        storedNote={isAnonymous ? messages.storedAnonymous : messages.storedNamed}
        onSubmit={send}
      />
    </div>
  )
}
