import { jobItemCountQuery, jobItemsQuery, mendJobItem, type Job, type JobItem, type SspApi } from '@ssp/api'
import {
  defineFilters,
  formatDate,
  formatDateTime,
  fullName,
  lazyPanel,
  ListPage,
  oneOf,
  useMay,
  useMessages,
  usePanel,
  type Action,
  type MessagesOf,
} from '@ssp/feature-kit'
import { Badge, Menu, type MenuAction, type TableColumn } from '@ssp/ui'
import { Check, EyeOff, FileText, UserRoundPen } from 'lucide-react'
import { useMemo } from 'react'
import { itemMessages, reviewMessages } from '../messages'
import { ITEM_STATES, itemTone } from '../model/job'
import * as styles from './review.css'

const MatchPanel = lazyPanel(async () => (await import('./match-panel')).MatchPanel)

const filters = defineFilters({ state: oneOf(...ITEM_STATES) })
const DEFAULTS = { layout: 'list' } as const

/** Props of `ItemList`. */
export interface ItemListProps {
  job: Job
  mend: Action<{ item: JobItem; decision: 'accept' | 'leaveOut' }>
  view: Action<JobItem>
}

/** The documents that were found in an upload, and what a person decides about each. */
export function ItemList({ job, mend, view }: ItemListProps) {
  const messages = useMessages(itemMessages)
  const { states, reasons } = useMessages(reviewMessages)
  const mayMend = useMay()(mendJobItem)
  const id = job.job_id
  const queries = useMemo(
    () => ({
      page: (api: SspApi, args: Omit<Parameters<typeof jobItemsQuery>[1], 'id'>) => jobItemsQuery(api, { ...args, id }),
      count: (api: SspApi, args: Omit<Parameters<typeof jobItemCountQuery>[1], 'id'>) =>
        jobItemCountQuery(api, { ...args, id }),
    }),
    [id],
  )
  const match = usePanel(MatchPanel)
  const actionsOf = (item: JobItem): MenuAction[] => {
    if (item.released_at !== null || item.state === 'rejected') return []
    const open = {
      id: 'view',
      label: messages.view,
      icon: <FileText size={16} />,
      onAction: () => void view.run(item),
    }
    if (!mayMend) return [open]
    return [
      open,
      {
        id: 'match',
        label: messages.match,
        icon: <UserRoundPen size={16} />,
        onAction: () => match.open({ jobId: id, item }),
      },
      ...(item.state !== 'matched' && item.employee && item.reason !== 'existsAlready'
        ? [
            {
              id: 'accept',
              label: messages.accept,
              icon: <Check size={16} />,
              onAction: () => void mend.run({ item, decision: 'accept' }),
            },
          ]
        : []),
      ...(item.state === 'leftOut'
        ? []
        : [
            {
              id: 'leaveOut',
              label: messages.leaveOut,
              icon: <EyeOff size={16} />,
              onAction: () => void mend.run({ item, decision: 'leaveOut' }),
            },
          ]),
    ]
  }
  const columns = useMemo(() => columnsOf(messages, { states, reasons }), [messages, states, reasons])
  const menuOf = (item: JobItem) => {
    const actions = actionsOf(item)
    return actions.length > 0 && <Menu label={messages.actions(item.label)} actions={actions} />
  }
  return (
    <>
      <ListPage
        embedded
        messages={messages}
        {...queries}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        rowKey={(item) => String(item.position)}
        rowName={(item) => item.label}
        rowActions={menuOf}
      />
      {match.element}
    </>
  )
}

type Results = Pick<MessagesOf<typeof reviewMessages>, 'states' | 'reasons'>

function columnsOf(
  messages: MessagesOf<typeof itemMessages>,
  { states, reasons }: Results,
): readonly TableColumn<JobItem>[] {
  return [
    {
      key: 'label',
      header: messages.columns.label,
      cell: ({ label }) => <span className={styles.label}>{label}</span>,
      main: true,
    },
    { key: 'employee', header: messages.columns.employee, cell: employeeOf },
    { key: 'identifier', header: messages.columns.identifier, cell: ({ identifier }) => identifier, hideBelow: 'md' },
    {
      key: 'result',
      header: messages.columns.result,
      cell: ({ state, reason, leftAt, formerly, isMended }) => {
        const told = leftAt ? messages.leftOn(formatDate(leftAt)) : reason && reasons[reason]
        const why = told ? (formerly ? messages.formerly(told, formerly) : told) : isMended && messages.mended
        return (
          <span className={styles.result}>
            <Badge tone={itemTone[state]}>{states[state]}</Badge>
            {why && <span className={styles.quiet}>{why}</span>}
          </span>
        )
      },
    },
    { key: 'date', header: messages.columns.date, kind: 'date', cell: ({ date }) => formatDate(date), hideBelow: 'lg' },
    {
      key: 'released',
      header: messages.columns.released,
      cell: (item) => item.released_at !== null && releasedOf(item, messages.viewed),
      hideBelow: 'lg',
    },
  ]
}

const employeeOf = ({ employee }: JobItem) =>
  employee && (
    <span className={styles.who}>
      <span>{fullName(employee)}</span>
      <span className={styles.quiet}>{employee.identifier}</span>
    </span>
  )

const releasedOf = ({ released_at: released, viewed_at: viewed }: JobItem, viewedLabel: string) => (
  <span className={styles.who}>
    <span>{formatDateTime(released)}</span>
    {viewed !== null && <span className={styles.quiet}>{viewedLabel}</span>}
  </span>
)
