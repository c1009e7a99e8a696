import { ApiError, areaKey, incidentReportFormQuery, reportablePeopleQuery, reportIncident } from '@ssp/api'
import { QueryView, useApi, useLater, useMessages } from '@ssp/feature-kit'
import { SurveyRunner } from '@ssp/form-builder'
import { RadioGroup, Skeleton, type ComboBoxOption } from '@ssp/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { reportMessages } from '../messages'
import { toFormFields } from '../model'
import { PeopleField, type PeopleFieldProps } from './people-field'
import { PhotoField } from './photo-field'
import type { Photo } from './photo'
import * as styles from './report.css'

/** Minimum number of letters that the server requires. */
const SHORTEST = 3

/** Props of `ReportIncident`. */
export interface ReportIncidentProps {
  /** Called after a report was made. */
  onReported?: () => void
}

/**
 * The runner in which an employee reports an incident, named or anonymously. It persists nothing in the browser, because
 * another person may use it next.
 */
export function ReportIncident({ onReported }: ReportIncidentProps) {
  const messages = useMessages(reportMessages)
  const query = useQuery({
    ...incidentReportFormQuery(useApi()),
    // A refetch would replace the questions while the user answers them.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <QueryView query={query} skeleton={<Skeleton height="24rem" />} errorTitle={messages.failed}>
      {(form) => <Report form={form} onReplaced={query.refetch} onReported={onReported} />}
    </QueryView>
  )
}

interface ReportProps {
  form: { fields: Parameters<typeof toFormFields>[0]; fields_version: number }
  /** Reads the current form. */
  onReplaced: () => Promise<unknown>
  onReported: (() => void) | undefined
}

function Report({ form, onReplaced, onReported }: ReportProps) {
  const messages = useMessages(reportMessages)
  const api = useApi()
  const cache = useQueryClient()
  const [isAnonymous, setAnonymous] = useState(false)
  const [photos, setPhotos] = useState<readonly { name: string; photo: Photo }[]>([])
  const [people, setPeople] = useState<readonly ComboBoxOption[]>([])
  const [isSent, setSent] = useState(false)
  const fields = useMemo(() => toFormFields(form.fields), [form.fields])

  const send = async (answers: Readonly<Record<string, unknown>>) => {
    const report = {
      anonymous: isAnonymous,
      fields_version: form.fields_version,
      answers: answers as Record<string, string | null>,
      people: people.map(({ value }) => value),
      images: photos.map(({ photo }) => photo),
    }
    await reportIncident(api, report).catch(async (error: unknown) => {
      if (error instanceof ApiError && error.code === 'conflict') await onReplaced()
      throw error
    })
    for (const area of reportIncident.changes) void cache.invalidateQueries({ queryKey: areaKey(api, area) })
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
          <People people={people} onChange={setPeople} />
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

/** Query of people that match the typed text. */
function People(props: Pick<PeopleFieldProps, 'people' | 'onChange'>) {
  const [typed, setTyped] = useState('')
  const search = useLater(typed.trim())
  const canSearch = search.length >= SHORTEST
  const query = useQuery({ ...reportablePeopleQuery(useApi(), search), enabled: canSearch })
  return <PeopleField {...props} query={{ ...query, ...(!canSearch && { data: undefined }) }} onSearch={setTyped} />
}
