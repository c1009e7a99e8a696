import {
  createRecognitionType,
  recognitionTypesQuery,
  removeRecognitionType,
  updateRecognitionType,
  type RecognitionType,
} from '@ssp/api'
import { lazyPanel, useApi, useMessages, usePanel } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { manageMessages } from '../messages'
import { SetupCard } from './setup-card'

const TypePanel = lazyPanel(async () => (await import('./type-panel')).TypePanel)

const titleOf = ({ title }: RecognitionType) => title

/** The recognition types, with add, edit and remove. */
export function TypesCard() {
  const { types: messages, confirmLabel } = useMessages(manageMessages)
  const query = useQuery(recognitionTypesQuery(useApi()))
  const panel = usePanel(TypePanel)
  return (
    <>
      <SetupCard
        messages={messages}
        confirmLabel={confirmLabel}
        query={query}
        columns={[{ key: 'title', header: messages.column, cell: titleOf, main: true }]}
        nameOf={titleOf}
        panel={panel}
        create={createRecognitionType}
        update={updateRecognitionType}
        remove={removeRecognitionType}
        onEdit={(type) => panel.open({ type })}
      />
      {panel.element}
    </>
  )
}
