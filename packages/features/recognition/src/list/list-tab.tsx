import {
  recognitionCountQuery,
  recognitionSettingsQuery,
  recognitionsQuery,
  removeRecognition,
  updateRecognition,
  type Recognition,
} from '@ssp/api'
import {
  defineFilters,
  lazyPanel,
  ListPage,
  oneOf,
  useAction,
  useApi,
  useCreatedId,
  useMay,
  useMessages,
  usePanel,
} from '@ssp/feature-kit'
import { Card, Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { ApprovalBanner } from '../approval/approval-banner'
import { recognitionListMessages } from '../messages'
import { RecognitionCard } from './recognition-card'
import * as styles from './recognition-card.css'

const EditPanel = lazyPanel(async () => (await import('../give/edit-recognition-panel')).EditRecognitionPanel)

export const STATUSES = ['awaiting', 'approved', 'rejected'] as const

const filters = defineFilters({ status: oneOf(...STATUSES) })

/** The tab LIST: cards, ten per page (R3-154, R3-155), and above them recognition that awaits approval. */
export function ListTab() {
  const messages = useMessages(recognitionListMessages)
  const api = useApi()
  const may = useMay()
  const { data: settings, isPending: isReadingSettings } = useQuery(recognitionSettingsQuery(api))
  const requireApproval = settings?.record?.require_approval === 1
  const { data: waiting = 0, isLoading: isCounting } = useQuery({
    ...recognitionCountQuery(api, { status: 'awaiting' }),
    enabled: requireApproval,
  })
  const edit = usePanel(EditPanel)
  const remove = useAction({
    send: ({ id }: Recognition, client) => removeRecognition(client, { id }),
    confirm: () => ({ ...messages.remove, destructive: true }),
    key: ({ id }) => id,
    invalidates: removeRecognition.changes,
    done: messages.remove.done,
  })
  const createdId = useCreatedId()
  const hideMessage = settings?.record?.hide_message === 1
  return (
    <>
      <ListPage
        embedded
        notifyFailure
        messages={messages}
        notice={requireApproval && <ApprovalBanner waiting={waiting} />}
        filters={filters}
        page={recognitionsQuery}
        count={recognitionCountQuery}
        // The banner above must not move cards that are read already.
        renderRows={(rows) =>
          isReadingSettings || isCounting ? (
            skeletonCards(rows.length)
          ) : (
            // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not expose a list without markers as a list
            <ul role="list" aria-label={messages.caption} className={styles.cards}>
              {rows.map((recognition) => (
                <RecognitionCard
                  key={recognition.id}
                  recognition={recognition}
                  hideMessage={hideMessage}
                  requireApproval={requireApproval}
                  created={recognition.id === createdId}
                  isRemoving={remove.pendingKey === recognition.id}
                  onEdit={may(updateRecognition) ? () => edit.open({ recognition }) : undefined}
                  onRemove={may(removeRecognition) ? () => void remove.run(recognition) : undefined}
                />
              ))}
            </ul>
          )
        }
        renderSkeleton={skeletonCards}
      />
      {edit.element}
    </>
  )
}

const skeletonCards = (count: number) => (
  <div className={styles.cards}>
    {Array.from({ length: count }, (_, index) => (
      <Card key={index}>
        <Skeleton width="70%" />
        <Skeleton width="90%" />
        <Skeleton width="45%" />
      </Card>
    ))}
  </div>
)
