import { platformEmployeesQuery, surveyCountQuery } from '@ssp/api'
import { LinkCards, useApi, useCan, useClient, useMessages, type RouteParams } from '@ssp/feature-kit'
import { Button, PageHeader, Skeleton } from '@ssp/ui'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { ClipboardList, KeyRound, UsersRound } from 'lucide-react'
import type { ComponentType } from 'react'
import { manageMessages } from './messages'
import * as styles from './manage-page.css'

/** All three link to the same page (spec 1 section 2.1, decision 23). */
const CARDS = [
  { name: 'employees', Icon: UsersRound, Fact: EmployeesFact },
  { name: 'accounts', Icon: KeyRound, Fact: AccountsFact },
  { name: 'surveys', Icon: ClipboardList, Fact: SurveysFact, permission: 'SURVEYS_VIEW' },
] as const

/** `/platform/manage`: links to the platform pages, each with a figure that the user may read. */
export const Page: ComponentType<RouteParams> = function ManagePage() {
  const messages = useMessages(manageMessages)
  const can = useCan()
  return (
    <div className={styles.root}>
      <PageHeader title={messages.title} facts={messages.facts} />
      <LinkCards
        label={messages.title}
        cards={CARDS.map(({ name, Icon, Fact, ...card }) => ({
          id: name,
          to: '/platform/employees',
          title: messages[name],
          text: messages[`${name}Text`],
          icon: <Icon size={20} />,
          fact: (!('permission' in card) || can(card.permission)) && <Fact />,
        }))}
      />
    </div>
  )
}

function EmployeesFact() {
  const { employeesFact } = useMessages(manageMessages)
  const query = useQuery(platformEmployeesQuery(useApi(), { page: 0, limit: 1 }))
  return <Figure of={query} total={query.data?.total} text={employeesFact} />
}

function AccountsFact() {
  const { accountsFact } = useMessages(manageMessages)
  const query = useQuery(platformEmployeesQuery(useApi(), { page: 0, limit: 1, status: 'registered' }))
  return <Figure of={query} total={query.data?.total} text={accountsFact} />
}

/** Surveys are counted for one client, so the figure names it. */
function SurveysFact() {
  const { surveysFact } = useMessages(manageMessages)
  const { clientName } = useClient()
  const query = useQuery(surveyCountQuery(useApi(), {}))
  return <Figure of={query} total={query.data} text={(count) => surveysFact(count, clientName)} />
}

interface FigureProps {
  of: Pick<UseQueryResult, 'isPending' | 'isFetching' | 'refetch'>
  total: number | undefined
  text: (count: number) => string
}

/** A figure that could not be read says so and can be retried; the page of the row shows the reason. */
function Figure({ of, total, text }: FigureProps) {
  const { failed, retry } = useMessages(manageMessages)
  if (of.isPending) return <Skeleton width="9ch" />
  if (total !== undefined) return text(total)
  return (
    <span className={styles.failed}>
      {failed}
      <Button size="small" pending={of.isFetching} onClick={() => void of.refetch()}>
        {retry}
      </Button>
    </span>
  )
}
