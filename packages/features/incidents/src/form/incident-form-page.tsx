import { incidentFormQuery } from '@ssp/api'
import { QueryView, useApi, useMessages } from '@ssp/feature-kit'
import { Card, Skeleton, useFocusAfterRemoval } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { incidentFormMessages } from '../messages'
import { IncidentFormEditor } from './incident-form-editor'

/** `/client/incidents/form`: the form in which employees report incidents (R3-136 to R3-148). */
export function IncidentFormPage() {
  const messages = useMessages(incidentFormMessages)
  const query = useQuery(incidentFormQuery(useApi()))
  // The button that creates or restores a form goes with its editor.
  const page = useFocusAfterRemoval<HTMLDivElement>()
  const skeleton = (
    <Card>
      <Skeleton height="24rem" />
    </Card>
  )
  return (
    <div ref={page}>
      <QueryView query={query} skeleton={skeleton} errorTitle={messages.failed} errorLevel={1}>
        {({ fields, etag }) => (
          <IncidentFormEditor key={fields.length === 0 ? 'default' : 'custom'} stored={fields} etag={etag} />
        )}
      </QueryView>
    </div>
  )
}
