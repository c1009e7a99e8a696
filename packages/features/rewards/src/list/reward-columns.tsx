import type { Reward } from '@ssp/api'
import { formatDate, type MessagesOf } from '@ssp/feature-kit'
import type { TableColumn } from '@ssp/ui'
import type { ReactNode } from 'react'
import type { rewardCardMessages, rewardsMessages } from '../messages'
import { Recipient, RewardState } from './reward-card'

/** The content of the cards, one column each. */
export const rewardColumns = (
  { columns }: MessagesOf<typeof rewardsMessages>,
  { amount }: MessagesOf<typeof rewardCardMessages>,
  code: (reward: Reward) => ReactNode,
): TableColumn<Reward>[] => [
  { key: 'recipient', header: columns.recipient, main: true, cell: (reward) => <Recipient reward={reward} /> },
  {
    key: 'amount',
    header: columns.amount,
    kind: 'number',
    sortable: true,
    cell: ({ card_amount }) => amount(card_amount),
  },
  {
    key: 'given',
    header: columns.given,
    kind: 'date',
    sortable: true,
    cell: ({ created_at }) => formatDate(created_at),
  },
  { key: 'state', header: columns.state, cell: (reward) => <RewardState reward={reward} /> },
  { key: 'message', header: columns.message, kind: 'line', width: '12rem', cell: ({ message }) => message },
  { key: 'code', header: columns.code, width: '16rem', cell: code },
]
