import type { NewsReader } from '@ssp/api'
import { fullName, useMessages, type MessagesOf } from '@ssp/feature-kit'
import { Badge, Card, Table, type TableColumn } from '@ssp/ui'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { newsLogsMessages } from '../messages'
import { clockTime, slashedDate } from '../shared/news-dates'
import { reactionOf, type Reaction } from '../shared/reaction'
import * as styles from './reader-table.css'

type Messages = MessagesOf<typeof newsLogsMessages>

/** Readers with the time of reading and their reaction. */
export function ReaderTable({ readers }: { readers: readonly NewsReader[] }) {
  const messages = useMessages(newsLogsMessages)
  const columns = useMemo(() => columnsOf(messages), [messages])
  return (
    <Card flush>
      <Table caption={messages.caption} columns={columns} rows={readers} rowKey={({ id }) => id} />
    </Card>
  )
}

const columnsOf = (messages: Messages): TableColumn<NewsReader>[] => [
  { key: 'reader', header: messages.columns.reader, main: true, cell: (row) => fullName(row) || messages.unnamed },
  { key: 'date', header: messages.columns.date, kind: 'date', cell: ({ read_at }) => slashedDate(read_at) },
  { key: 'time', header: messages.columns.time, kind: 'date', cell: ({ read_at }) => clockTime(read_at) },
  {
    key: 'reaction',
    header: messages.columns.reaction,
    cell: ({ reaction }) => drawReaction(reactionOf(reaction), messages),
  },
]

function drawReaction(reaction: Reaction, { reactions }: Messages): ReactNode {
  if (reaction === 'none') return <span className={styles.none}>{reactions.none}</span>
  const isGood = reaction === 'helpful'
  const icon = isGood ? <ThumbsUp size={12} /> : <ThumbsDown size={12} />
  return (
    <Badge tone={isGood ? 'success' : 'warning'} icon={icon}>
      {reactions[reaction]}
    </Badge>
  )
}
