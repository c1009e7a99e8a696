import { badgesQuery, createBadge, removeBadge, updateBadge, type Badge } from '@ssp/api'
import { lazyPanel, useApi, useMessages, usePanel } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { BadgeImage } from '../badge/badge-image'
import { manageMessages } from '../messages'
import { SetupCard } from './setup-card'

const BadgePanel = lazyPanel(async () => (await import('./badge-panel')).BadgePanel)

const nameOf = ({ name }: Badge) => name
const imageOf = ({ s3_path }: Badge) => <BadgeImage size="sm" src={s3_path} />

/** The badges with image and name, with add, edit and remove. */
export function BadgesCard() {
  const { badges: messages, confirmLabel } = useMessages(manageMessages)
  const query = useQuery(badgesQuery(useApi()))
  const panel = usePanel(BadgePanel)
  return (
    <>
      <SetupCard
        messages={messages}
        confirmLabel={confirmLabel}
        query={query}
        columns={[
          { key: 'image', header: messages.image, cell: imageOf, width: '5rem' },
          { key: 'name', header: messages.column, cell: nameOf, main: true },
        ]}
        nameOf={nameOf}
        panel={panel}
        create={createBadge}
        update={updateBadge}
        remove={removeBadge}
        onEdit={(badge) => panel.open({ badge })}
      />
      {panel.element}
    </>
  )
}
