import {
  badgesQuery,
  createBadge,
  createRecognitionType,
  recognitionTypesQuery,
  removeBadge,
  removeRecognitionType,
  updateBadge,
  updateRecognitionType,
  type Badge,
  type RecognitionType,
} from '@ssp/api'
import { lazyPanel, useApi, useMessages, usePanel } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { BadgeImage } from '../badge/badge-image'
import { manageMessages } from '../messages'
import * as styles from './manage-tab.css'
import { SetupCard } from './setup-card'
import { useSetupRemoval } from './use-setup-removal'

const TypePanel = lazyPanel(async () => (await import('./type-panel')).TypePanel)
const BadgePanel = lazyPanel(async () => (await import('./badge-panel')).BadgePanel)

const titleOf = ({ title }: RecognitionType) => title
const nameOf = ({ name }: Badge) => name
const imageOf = ({ s3_path }: Badge) => <BadgeImage size="sm" src={s3_path} />

/** The tab MANAGE: recognition types and badges (R3-167 to R3-175). */
export function ManageTab() {
  const { types, badges } = useMessages(manageMessages)
  const api = useApi()
  const typePanel = usePanel(TypePanel)
  const badgePanel = usePanel(BadgePanel)
  return (
    <div className={styles.cards}>
      <SetupCard
        messages={types}
        query={useQuery(recognitionTypesQuery(api))}
        columns={[{ key: 'title', header: types.column, cell: titleOf, main: true }]}
        nameOf={titleOf}
        panel={typePanel}
        create={createRecognitionType}
        update={updateRecognitionType}
        remove={removeRecognitionType}
        removal={useSetupRemoval(types, titleOf, removeRecognitionType)}
        onEdit={(type) => typePanel.open({ type })}
      />
      <SetupCard
        messages={badges}
        query={useQuery(badgesQuery(api))}
        columns={[
          { key: 'image', header: badges.image, cell: imageOf, width: '5rem' },
          { key: 'name', header: badges.column, cell: nameOf, main: true },
        ]}
        nameOf={nameOf}
        panel={badgePanel}
        create={createBadge}
        update={updateBadge}
        remove={removeBadge}
        removal={useSetupRemoval(badges, nameOf, removeBadge)}
        onEdit={(badge) => badgePanel.open({ badge })}
      />
      {typePanel.element}
      {badgePanel.element}
    </div>
  )
}
