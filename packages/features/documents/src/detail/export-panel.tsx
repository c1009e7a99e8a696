import { exportDocumentUrl, teamsQuery } from '@ssp/api'
import {
  ActionFailure,
  InputPanel,
  openFile,
  useAction,
  useApi,
  useCan,
  useMessages,
  type PanelProps,
} from '@ssp/feature-kit'
import { Button, RadioGroup } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MOST_TEAMS } from '../model'
import { detailMessages } from './messages'

/** Props of `ExportPanel`. */
export interface ExportPanelProps extends PanelProps {
  documentId: string
  /** The teams that the document is shared with. */
  teamIds: readonly string[]
}

/** Chooses the team to export if several have a document, because an export is for one team (3-calls C3-056). */
export function ExportPanel({ documentId, teamIds, open, onClose }: ExportPanelProps) {
  const messages = useMessages(detailMessages).exportPanel
  const { data: teams = [] } = useQuery({
    ...teamsQuery(useApi(), { limit: MOST_TEAMS }),
    enabled: useCan()('TEAMS_VIEW'),
  })
  const [teamId, setTeamId] = useState(teamIds[0] ?? '')
  const [exported, setExported] = useState(teamId)
  const run = useAction({
    send: (relatedId: string, api) => exportDocumentUrl(api, { documentId, relatedId, relatedType: 'team' }),
    failed: null,
    onDone: (address, relatedId) => {
      openFile(address)
      setExported(relatedId)
    },
  })
  const options = teamIds.map((value, index) => ({
    value,
    label: teams.find(({ id }) => id === value)?.label ?? messages.unnamed(index + 1),
  }))
  return (
    <InputPanel
      dialog="sm"
      open={open}
      onClose={onClose}
      unsaved={teamId !== exported}
      title={messages.title}
      renderFooter={(close) => (
        <>
          <Button onClick={close}>{messages.close}</Button>
          <Button variant="primary" pending={run.isPending()} onClick={() => void run.run(teamId)}>
            {messages.submit}
          </Button>
        </>
      )}
    >
      <ActionFailure error={run.error?.error} />
      <RadioGroup label={messages.team} options={options} value={teamId} onValueChange={setTeamId} />
    </InputPanel>
  )
}
