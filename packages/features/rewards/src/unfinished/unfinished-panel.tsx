import { ApiError, refundGift, resumeGift, unfinishedGiftsQuery, type UnfinishedGift } from '@ssp/api'
import {
  ActionFailure,
  formatDateTime,
  QueryView,
  useAction,
  useApi,
  useMay,
  useMessages,
  type PanelProps,
  kitMessages,
} from '@ssp/feature-kit'
import { Badge, Button, Empty, SidePanel, Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { rewardCardMessages, unfinishedMessages } from '../messages'
import * as styles from './unfinished-panel.css'

// An outcome other than the requested one is an error with the server's text.
function wanted<T extends { success: boolean; message?: string }>(outcome: T): T {
  if (outcome.success) return outcome
  throw new ApiError({ status: 200, code: 'gift', message: outcome.message ?? '' })
}

/** Unfinished gifts, each to resume or, while no card was bought, to refund. */
export function UnfinishedPanel({ open, onClose }: PanelProps) {
  const messages = useMessages(unfinishedMessages)
  const card = useMessages(rewardCardMessages)
  const may = useMay()
  const gifts = useQuery({ ...unfinishedGiftsQuery(useApi()), staleTime: 0 })
  const reasons = useMessages(kitMessages).unavailable
  const nameOf = ({ fullname }: UnfinishedGift) => fullname ?? card.recipient
  const resume = useAction({
    send: async ({ id }: UnfinishedGift, api) => {
      const outcome = await resumeGift(api, { id })
      return outcome.status === 'recorded' ? outcome : wanted(outcome)
    },
    key: ({ id }) => id,
    invalidates: resumeGift.changes,
    // Recorded without success: the card no longer has a recipient.
    done: ({ success }) => (success ? messages.resumed : messages.recipientGone),
    failed: null,
  })
  const refund = useAction({
    send: async ({ id }: UnfinishedGift, api) => wanted(await refundGift(api, { id })),
    confirm: (gift) => ({
      title: messages.confirmRefund(gift.card_amount, nameOf(gift)),
      loses: messages.refundLoses,
      confirmLabel: messages.refund,
      destructive: true,
    }),
    key: ({ id }) => id,
    invalidates: refundGift.changes,
    done: messages.refunded,
    failed: null,
  })
  const isBusy = resume.pendingKey !== null || refund.pendingKey !== null
  return (
    <SidePanel
      open={open}
      onOpenChange={(shown) => !shown && onClose()}
      title={messages.title}
      footer={<Button onClick={onClose}>{messages.close}</Button>}
    >
      <div className={styles.panel}>
        <p className={styles.explain}>{messages.explain}</p>
        <ActionFailure error={resume.error?.error ?? null} title={messages.notDone} />
        <ActionFailure error={refund.error?.error ?? null} title={messages.changed} />
        <QueryView
          query={gifts}
          errorTitle={messages.failed}
          skeleton={<Skeleton width="60%" />}
          empty={<Empty title={messages.empty} />}
        >
          {(rows) => (
            // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not expose a list without markers as a list
            <ul role="list" aria-label={messages.list} className={styles.rows}>
              {rows.map((gift) => (
                <li key={gift.id} className={styles.row}>
                  <div className={styles.head}>
                    <span className={styles.name}>{nameOf(gift)}</span>
                    <span className={styles.amount}>{messages.amount(gift.card_amount)}</span>
                  </div>
                  <div className={styles.facts}>
                    <Badge tone={gift.status === 'issued' ? 'success' : 'warning'}>
                      {messages.status[gift.status]}
                    </Badge>
                    <span>{messages.by(gift.given_by, formatDateTime(gift.created_at))}</span>
                  </div>
                  {gift.message && <p className={styles.message}>{gift.message}</p>}
                  <div className={styles.actions}>
                    {gift.status === 'reserved' && may(refundGift) && (
                      <Button
                        size="small"
                        aria-label={messages.refundOf(nameOf(gift))}
                        unavailable={isBusy ? reasons.busy : null}
                        pending={refund.pendingKey === gift.id}
                        onClick={() => void refund.run(gift)}
                      >
                        {messages.refund}
                      </Button>
                    )}
                    {may(resumeGift) && (
                      <Button
                        size="small"
                        aria-label={messages.resumeOf(nameOf(gift))}
                        unavailable={isBusy ? reasons.busy : null}
                        pending={resume.pendingKey === gift.id}
                        onClick={() => void resume.run(gift)}
                      >
                        {messages.resume}
                      </Button>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </SidePanel>
  )
}
