import { deletePayFile } from '@ssp/api'
import { FailureDialog, FileIcon, QueryView, useMay, useMessages } from '@ssp/feature-kit'
import { Badge, Button, Card, Empty, IconButton, Progress, Skeleton } from '@ssp/ui'
import { Download, Eye, Trash2 } from 'lucide-react'
import * as files from '../files/files.css'
import { payMessages } from './messages'
import * as styles from './pay.css'
import type { PayItem, usePayFiles } from './use-pay-files'

/** Props of `PayColumn`. */
export interface PayColumnProps {
  /** The employee of the tab. */
  employeeId: string
  messages: { title: string; empty: string; failed: string }
  /** The items, newest first. */
  query: { data: readonly PayItem[] | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }
  actions: ReturnType<typeof usePayFiles>
}

/** Payslips or pay documents, with actions on single files and on all files. */
export function PayColumn({ employeeId, messages, query, actions: { archive, view, remove } }: PayColumnProps) {
  const text = useMessages(payMessages)
  const may = useMay()
  const names = query.data?.flatMap(({ file }) => (file ? [file.name] : [])) ?? []
  const { latest } = archive
  const failure = view.error?.error ?? remove.error?.error ?? archive.failure
  return (
    <Card
      title={messages.title}
      actions={
        <Button
          size="small"
          aria-label={text.downloadAllOf(messages.title)}
          iconStart={<Download size={16} />}
          unavailable={names.length === 0 ? text.noFiles : null}
          pending={archive.isMaking}
          onClick={() => void archive.make([...new Set(names)])}
        >
          {text.downloadAll}
        </Button>
      }
    >
      {archive.isMaking && latest && (
        <Progress
          label={text.making(latest.done, latest.total)}
          value={(latest.done / Math.max(1, latest.total)) * 100}
        />
      )}
      {!archive.isMaking && latest?.status === 'ready' && (
        <div className={styles.archive}>
          <span className={files.meta}>{text.ready}</span>
          <Button size="small" variant="quiet" onClick={() => void archive.open(latest.id)}>
            {text.download}
          </Button>
        </div>
      )}
      <QueryView
        query={query}
        skeleton={<Skeleton shape="block" height="12rem" />}
        errorTitle={messages.failed}
        empty={<Empty title={messages.empty} />}
      >
        {(items) => (
          <ul role="list" aria-label={messages.title} className={files.list}>
            {items.map((item) => (
              <li key={item.id} className={styles.item}>
                <div className={files.row}>
                  <FileIcon name={item.file?.name ?? ''} />
                  <div className={files.what}>
                    <p className={files.name}>{item.name}</p>
                    <p className={files.meta}>
                      <span>{item.meta}</span>
                      {item.employeeId !== employeeId && <Badge tone="neutral">{text.merged}</Badge>}
                      {!item.file && <Badge tone="warning">{text.noFile}</Badge>}
                    </p>
                  </div>
                  <div className={files.actions}>
                    <IconButton
                      size="small"
                      label={text.view(item.name)}
                      icon={<Eye size={16} />}
                      disabled={!item.file}
                      pending={view.isPending(item)}
                      onClick={() => void view.run(item)}
                    />
                    {item.employeeId === employeeId && may(deletePayFile) && (
                      <IconButton
                        size="small"
                        label={text.remove(item.name)}
                        icon={<Trash2 size={16} />}
                        onClick={() => void remove.run(item)}
                      />
                    )}
                  </div>
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <FailureDialog
        error={failure}
        onClose={() => {
          view.reset()
          remove.reset()
          archive.forget()
        }}
      />
    </Card>
  )
}
