import { judgeRecognitions, recognitionsQuery } from '@ssp/api'
import { ActionFailure, InputPanel, QueryView, useAction, useApi, useMessages, type PanelProps } from '@ssp/feature-kit'
import { Button, Checkbox, Empty, Skeleton, TextArea } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { approvalMessages } from '../messages'
import { ApprovalRows } from './approval-rows'
import * as styles from './approval-panel.css'

/** Maximum number of recognitions per request. */
const MOST = 100

/** The approval queue: tick recognitions, then approve them or reject them with one reason. */
export function ApprovalPanel({ open, onClose }: PanelProps) {
  const messages = useMessages(approvalMessages)
  const queue = useQuery(recognitionsQuery(useApi(), { status: 'awaiting', limit: MOST }))
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [reason, setReason] = useState('')
  const rows = queue.data ?? []
  const ids = rows.flatMap(({ id }) => (ticked.has(id) ? [id] : []))
  const noneTicked = ids.length === 0 ? messages.tickFirst : null
  const judge = useAction({
    send: (approved: 0 | 1, api) => judgeRecognitions(api, { ids, approved, ...(approved === 0 && { reason }) }),
    key: String,
    invalidates: judgeRecognitions.changes,
    done: ({ changed }, approved) => ({
      title: (approved === 1 ? messages.approved : messages.rejected)(changed),
      ...(changed < ids.length && { text: messages.missed(ids.length - changed) }),
    }),
    onDone: () => {
      setTicked(new Set())
      setReason('')
    },
    failed: null,
  })
  return (
    <InputPanel
      open={open}
      onClose={onClose}
      unsaved={ids.length > 0 || reason.trim() !== ''}
      title={messages.title}
      renderFooter={(close) => (
        <>
          <Button onClick={close}>{messages.close}</Button>
          <Button
            unavailable={noneTicked ?? (reason.trim() === '' ? messages.reasonFirst : null)}
            pending={judge.pendingKey === '0'}
            onClick={() => void judge.run(0)}
          >
            {messages.reject(ids.length)}
          </Button>
          <Button
            variant="primary"
            unavailable={noneTicked}
            pending={judge.pendingKey === '1'}
            onClick={() => void judge.run(1)}
          >
            {messages.approve(ids.length)}
          </Button>
        </>
      )}
    >
      <div className={styles.panel}>
        <ActionFailure error={judge.error?.error ?? null} title={messages.judgeFailed} />
        <QueryView
          query={queue}
          errorTitle={messages.failed}
          skeleton={<Skeleton width="60%" />}
          empty={<Empty title={messages.empty} />}
        >
          {(waiting) => (
            <>
              <Checkbox
                label={messages.all(waiting.length)}
                checked={ids.length === waiting.length}
                indeterminate={ids.length > 0 && ids.length < waiting.length}
                onCheckedChange={(all) => setTicked(new Set(all ? waiting.map(({ id }) => id) : []))}
              />
              <ApprovalRows rows={waiting} ticked={ticked} onTicked={setTicked} label={messages.rows} />
              {waiting.length === MOST && <p className={styles.hint}>{messages.first(MOST)}</p>}
              <TextArea
                label={messages.reason}
                help={messages.reasonHelp}
                rows={2}
                maxLength={500}
                value={reason}
                onValueChange={setReason}
              />
            </>
          )}
        </QueryView>
      </div>
    </InputPanel>
  )
}
