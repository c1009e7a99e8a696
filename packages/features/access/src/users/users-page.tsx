import { ApiError, errorText, userCountQuery, usersQuery } from '@ssp/api'
import { Can, ListHeader, useApi, useHref, useListState } from '@ssp/feature-kit'
import { Button, Card, Empty, ErrorState, Loading, Pagination } from '@ssp/ui'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useWords } from '../use-words'
import { UserCards, UserCardsSkeleton } from './user-cards'
import * as styles from './user-cards.css'
import { useCreateUserModal } from './use-create-user-modal'

const listOptions = {}

/** `/access/users`: the users of the client in cards, ten to a page at first (spec 1 sections 2.11 and 9). */
export function UsersPage() {
  const api = useApi()
  const href = useHref()
  const queries = useQueryClient()
  const words = useWords().users
  const list = useListState(listOptions)
  const { page, size, search } = list.state
  const pageQuery = (wanted: number) => usersQuery(api, { search, page: wanted, limit: size })

  // The provider forgets what it read when the client changes, so what stays on screen is of this client.
  const users = useQuery({ ...pageQuery(page), placeholderData: keepPreviousData })
  const count = useQuery({ ...userCountQuery(api, { search }), placeholderData: keepPreviousData })
  const total = count.data
  const modal = useCreateUserModal()
  const retry = () => void Promise.all([users.refetch(), count.refetch()])
  const prefetchNext = () => {
    if (total !== undefined && (page + 1) * size < total) void queries.prefetchQuery(pageQuery(page + 1))
  }

  return (
    <div className={styles.page}>
      <ListHeader
        list={list}
        layouts={false}
        title={words.title}
        facts={total !== undefined && (search ? words.found(total) : words.total(total))}
        searchLabel={words.search}
        action={
          <Can permission="USERS_CREATE">
            <Button
              variant="primary"
              iconStart={<Plus size={16} />}
              onClick={modal.show}
              onPointerEnter={modal.preload}
              onFocus={modal.preload}
            >
              {words.create}
            </Button>
          </Can>
        }
      />
      {users.data === undefined && users.error !== null ? (
        <Card>
          <ErrorState
            title={words.failed}
            reason={errorText(users.error)}
            errorId={users.error instanceof ApiError ? users.error.errorId : undefined}
            onRetry={retry}
            retrying={users.isFetching}
          />
        </Card>
      ) : users.data === undefined ? (
        <Loading>
          <UserCardsSkeleton count={size} />
        </Loading>
      ) : users.data.length === 0 ? (
        <Card>
          <Empty
            title={words.empty}
            text={page > 0 ? words.beyond : search && words.emptySearch}
            action={
              page > 0 ? (
                <Button onClick={() => list.set({ page: 0 })}>{words.firstPage}</Button>
              ) : (
                search && <Button onClick={list.reset}>{words.clear}</Button>
              )
            }
          />
        </Card>
      ) : (
        <UserCards
          users={users.data}
          hrefOf={(username) => href(`/access/users/${encodeURIComponent(username)}`)}
          loading={users.isPlaceholderData}
        />
      )}
      {total !== undefined && total > 0 && !!users.data?.length && (
        <Pagination
          page={page}
          pageSize={size}
          total={total}
          onPageChange={(wanted) => list.set({ page: wanted })}
          onPointerEnter={prefetchNext}
          onFocus={prefetchNext}
        />
      )}
      {modal.element}
    </div>
  )
}
