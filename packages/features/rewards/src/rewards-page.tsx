import {
  requestGiftCard,
  revealRewardCode,
  rewardBalanceQuery,
  rewardCountQuery,
  rewardsQuery,
  unfinishedGiftsQuery,
  type Reward,
} from '@ssp/api'
import {
  CreateButton,
  dateRange,
  defineFilters,
  lazyPanel,
  ListPage,
  numberRange,
  useAction,
  useApi,
  useCreatedId,
  useMessages,
  usePanel,
} from '@ssp/feature-kit'
import { Card, PageHeader, Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useMemo, useState } from 'react'
import { nameOf, RewardCard, RewardCode } from './list/reward-card'
import { rewardColumns } from './list/reward-columns'
import { rewardCardMessages, rewardsMessages } from './messages'
import * as styles from './rewards-page.css'
import { UnfinishedBanner } from './unfinished/unfinished-banner'

const GivePanel = lazyPanel(async () => (await import('./give/give-reward-panel')).GiveRewardPanel)
const LedgerPanel = lazyPanel(async () => (await import('./ledger/ledger-panel')).LedgerPanel)

const DEFAULTS = { sort: '-given' } as const
const filters = defineFilters({ cardAmount: numberRange(), createdAt: dateRange(), viewedAt: dateRange() })

/** `/client/rewards`: the balance, rewards, and unfinished gifts (R3-182 to R3-193). */
export function RewardsPage() {
  const messages = useMessages(rewardsMessages)
  const card = useMessages(rewardCardMessages)
  const columns = useMemo(() => rewardColumns(messages, card, codeOf), [messages, card])
  const api = useApi()
  const { data: balance } = useQuery(rewardBalanceQuery(api))
  const { data: gifts = [] } = useQuery(unfinishedGiftsQuery(api))
  const createdId = useCreatedId()
  const give = usePanel(GivePanel)
  const ledger = usePanel(LedgerPanel)
  return (
    <div className={styles.page}>
      <PageHeader
        title={messages.title}
        facts={balance !== undefined && messages.balance(balance)}
        action={
          <CreateButton panel={give} change={requestGiftCard}>
            {messages.give}
          </CreateButton>
        }
        secondary={{
          id: 'ledger',
          label: messages.ledger,
          icon: <ReceiptText size={16} />,
          preload: ledger.preload,
          onAction: () => ledger.open(),
        }}
      />
      <UnfinishedBanner count={gifts.length} />
      <ListPage
        views="rewards"
        embedded
        notifyFailure
        messages={messages}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        rowName={(reward) => nameOf(reward, card)}
        page={rewardsQuery}
        count={rewardCountQuery}
        renderRows={(rows) => (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not expose a list without markers as a list
          <ul role="list" aria-label={messages.caption} className={styles.cards}>
            {rows.map((reward) => (
              <RewardCard key={reward.id} reward={reward} created={reward.id === createdId} code={codeOf(reward)} />
            ))}
          </ul>
        )}
        renderSkeleton={skeletonCards}
      />
      {give.element}
      {ledger.element}
    </div>
  )
}

const codeOf = (reward: Reward) => <Code reward={reward} />

function Code({ reward }: { reward: Reward }) {
  // Never cached: a code is discarded with its card.
  const [code, setCode] = useState<string | null>(null)
  const reveal = useAction({
    send: ({ id }: Reward, api) => revealRewardCode(api, { id }),
    key: ({ id }) => id,
    invalidates: revealRewardCode.changes,
    onDone: ({ card_code }) => setCode(card_code),
    failed: useMessages(rewardCardMessages).failed,
  })
  return (
    <RewardCode
      reward={reward}
      code={code}
      isPending={reveal.isPending()}
      onShow={() => void reveal.run(reward)}
      onHide={() => setCode(null)}
    />
  )
}

const skeletonCards = (count: number) => (
  <div className={styles.cards}>
    {Array.from({ length: count }, (_, index) => (
      <Card key={index}>
        <Skeleton width="60%" />
        <Skeleton width="90%" />
        <Skeleton shape="block" height="3.5rem" />
      </Card>
    ))}
  </div>
)
