import { errorLogQuery, type ErrorType } from '@ssp/api'
import { ListSearch, QueryFailed, useApi, useChangeQuery, useLocation, useMessages, useNotify } from '@ssp/feature-kit'
import { Button, Empty, Loading, PageHeader, Select, Skeleton } from '@ssp/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import { errorsMessages } from '../messages'
import { ErrorFeed } from './error-feed'
import * as styles from './errors.css'
import { chooseType, feedOf, loadMore, readFeed, writeFeed, type FeedState } from './feed-state'

/** `/logs/errors`: the newest error events, by type and search (spec 4 section 2.4). */
export function ErrorLogsPage() {
  const messages = useMessages(errorsMessages)
  const change = useChangeQuery()
  const state = readFeed(useLocation().search)
  const errors = useErrors(state.search)
  const set = (next: (now: FeedState) => FeedState) =>
    change((latest) => writeFeed(next(readFeed(latest))), { replace: true })
  const { shown, total } = feedOf(errors.data?.logs ?? [], state)
  return (
    <div className={styles.page}>
      <PageHeader
        title={messages.title}
        action={
          <Button
            iconStart={<RefreshCw size={16} />}
            pending={errors.isFetching && !errors.isPending}
            onClick={() => void errors.refetch()}
          >
            {messages.refresh}
          </Button>
        }
      />
      <div className={styles.tools}>
        <ListSearch
          value={state.search}
          label={messages.search}
          onSearch={(search) => set((now) => ({ ...now, search }))}
        />
        <ErrorTypes
          types={errors.data?.types}
          failed={errors.isError}
          value={state.type}
          onChange={(type) => set((now) => chooseType(now, type))}
        />
      </div>
      {errors.isError && <QueryFailed query={errors} title={messages.failed} />}
      {errors.isPending && (
        <Loading>
          <Skeleton shape="block" height={320} />
        </Loading>
      )}
      {errors.data && total === 0 && <Empty title={messages.none} />}
      {shown.length > 0 && (
        <>
          <ErrorFeed events={shown} label={messages.feed} />
          <div className={styles.foot}>
            {shown.length < total && <Button onClick={() => set(loadMore)}>{messages.loadMore}</Button>}
            <span role="status">{messages.shown(shown.length, total)}</span>
          </div>
        </>
      )}
    </div>
  )
}

/** The events of a search; a failure is also a banner of the portal (R4-501). */
function useErrors(search: string) {
  const api = useApi()
  const { errorBanner } = useNotify()
  const errors = useQuery({ ...errorLogQuery(api, { search }), placeholderData: keepPreviousData })
  const { error } = errors
  useEffect(() => {
    if (error) errorBanner(error, { id: 'error-log' })
  }, [error, errorBanner])
  return errors
}

interface ErrorTypesProps {
  types: readonly ErrorType[] | undefined
  failed: boolean
  value: string
  onChange: (type: string) => void
}

function ErrorTypes({ types, failed, value, onChange }: ErrorTypesProps) {
  const messages = useMessages(errorsMessages)
  if (failed || types?.length === 0)
    return (
      <p role="alert" className={styles.typesFailed}>
        {messages.typesFailed}
      </p>
    )
  const options = (types ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className={styles.types}>
      <Select
        hideLabel
        label={messages.types}
        disabled={!types}
        options={[{ value: '', label: messages.allErrors }, ...options]}
        value={value}
        onValueChange={onChange}
      />
    </div>
  )
}
