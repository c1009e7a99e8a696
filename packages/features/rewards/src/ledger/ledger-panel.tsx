import { rewardBalanceQuery, rewardLedgerCountQuery, rewardLedgerQuery } from '@ssp/api'
import {
  Can,
  formatDateTime,
  lazyPanel,
  QueryView,
  useApi,
  useMessages,
  usePanel,
  type PanelProps,
} from '@ssp/feature-kit'
import { Button, Empty, Pagination, SidePanel, Skeleton } from '@ssp/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ledgerMessages, rewardCardMessages, rewardsMessages } from '../messages'
import * as styles from './ledger-panel.css'

const TopUpPanel = lazyPanel(async () => (await import('./top-up-panel')).TopUpPanel)

const SIZE = 10

/** All movements of the balance, which is their sum; platform staff can top it up here. */
export function LedgerPanel({ open, onClose }: PanelProps) {
  const messages = useMessages(ledgerMessages)
  const page = useMessages(rewardsMessages)
  const card = useMessages(rewardCardMessages)
  const api = useApi()
  const [index, setIndex] = useState(0)
  const { data: balance } = useQuery(rewardBalanceQuery(api))
  const { data: total = 0 } = useQuery(rewardLedgerCountQuery(api))
  const entries = useQuery({
    ...rewardLedgerQuery(api, { page: index, limit: SIZE }),
    placeholderData: keepPreviousData,
  })
  const topUp = usePanel(TopUpPanel)
  return (
    <SidePanel
      open={open}
      onOpenChange={(shown) => !shown && onClose()}
      title={messages.title}
      description={balance === undefined ? undefined : page.balance(balance)}
      footer={
        <>
          <Button onClick={onClose}>{messages.close}</Button>
          <Can permission="PLATFORM_UPDATE">
            <Button
              variant="primary"
              onPointerEnter={topUp.preload}
              onFocus={topUp.preload}
              onClick={() => topUp.open()}
            >
              {messages.topUp}
            </Button>
          </Can>
        </>
      }
    >
      <div className={styles.panel}>
        <QueryView
          query={entries}
          errorTitle={messages.failed}
          skeleton={<Skeleton width="80%" />}
          empty={<Empty title={messages.empty} />}
        >
          {(rows) => (
            // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not expose a list without markers as a list
            <ul role="list" aria-label={messages.list} aria-busy={entries.isPlaceholderData} className={styles.rows}>
              {rows.map(({ id, kind, amount, fullname, note, actor, created_at }) => (
                <li key={id} className={styles.row}>
                  <div className={styles.what}>
                    <span className={styles.kind}>{messages.kinds[kind]}</span>
                    <span className={styles.meta}>
                      {[kind === 'top_up' ? note : (fullname ?? card.recipient), actor ?? messages.system]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                    <span className={styles.meta}>{formatDateTime(created_at)}</span>
                  </div>
                  <span data-out={amount < 0 ? '' : undefined} className={styles.amount}>
                    {messages.amount(amount)}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
        {total > SIZE && <Pagination page={index} pageSize={SIZE} total={total} onPageChange={setIndex} />}
      </div>
      {topUp.element}
    </SidePanel>
  )
}
