import { employeeQuery, employeesQuery, unmergeEmployee, type Employee, type MergeField } from '@ssp/api'
import {
  ActionFailure,
  InputPanel,
  QueryView,
  RecordPicker,
  useApi,
  useMay,
  useMessages,
  type PanelProps,
} from '@ssp/feature-kit'
import { Button, Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { employeeMessages } from '../../messages'
import { compareFields } from '../../model/merge-fields'
import { displayName } from '../../model/person'

import { AfterMerge } from './after-merge'
import { ComparedFields } from './compared-fields'
import { employeeDetailMessages } from '../messages'
import { mergeMessages } from './messages'
import * as styles from './merge-panel.css'

/** Props of `MergePanel`. */
export interface MergePanelProps extends PanelProps {
  /** The account that is merged away. */
  employee: Employee
  /** Merges. Resolves to whether it was done; the panel stays open until then, and after a failure. */
  merge: (choice: MergeChoice) => Promise<boolean>
  /** Whether a merge is on its way. */
  pending: boolean
  /** Why the last merge failed, and into which account it was to be; null after none. */
  failure: { error: unknown; input: Pick<MergeChoice, 'target'> } | null
}

/** The merge modal: the search for the correct account, both accounts side by side, and 'Confirm merge'. */
export function MergePanel({ employee, merge, pending, failure, open, onClose }: MergePanelProps) {
  const messages = useMessages(mergeMessages)
  const person = useMessages(employeeMessages)
  const may = useMay()
  const { mergeFailed } = useMessages(employeeDetailMessages).actions
  const [target, setTarget] = useState('')
  const [take, setTake] = useState<ReadonlySet<MergeField>>(new Set())
  const query = useQuery({ ...employeeQuery(useApi(), target), enabled: target !== '' })
  const correct = target === '' ? null : query.data?.employee
  const confirm = async () => {
    if (await merge({ target, etag: query.data?.etag, take: [...take] })) onClose()
  }
  return (
    <InputPanel
      open={open}
      onClose={onClose}
      dialog="md"
      unsaved={target !== ''}
      mayClose={() => !pending}
      title={messages.title}
      description={messages.description(displayName(employee, person.unnamed), may(unmergeEmployee))}
      renderFooter={(close) => (
        <>
          <Button onClick={close}>{messages.cancel}</Button>
          <Button
            variant="primary"
            unavailable={correct ? null : messages.chooseFirst}
            pending={pending}
            onClick={() => void confirm()}
          >
            {messages.confirm}
          </Button>
        </>
      )}
    >
      <div className={styles.body}>
        <RecordPicker
          label={messages.search}
          help={messages.searchHelp}
          page={employeesQuery}
          value={target}
          onValueChange={(id) => {
            setTarget(id)
            setTake(new Set())
          }}
          option={(found) => ({
            value: found.id,
            label: displayName(found, person.unnamed),
            description: [
              found.identifier,
              found.email,
              found.id === employee.id && messages.thisAccount,
              found.isMerged && messages.alreadyMerged,
            ]
              .filter(Boolean)
              .join(', '),
            disabled: found.id === employee.id || found.isMerged === true,
          })}
        />
        {failure?.input.target === target && <ActionFailure error={failure.error} title={mergeFailed} />}
        {target !== '' && (
          <QueryView query={query} skeleton={<Skeleton shape="block" height="16rem" />} errorTitle={messages.failed}>
            {({ employee: other }) => {
              if (!other) return null
              const fields = compareFields(employee, other, person)
              const names = {
                from: displayName(employee, person.unnamed),
                to: displayName(other, person.unnamed),
              }
              return (
                <>
                  <ComparedFields {...names} fields={fields} take={take} onTake={setTake} />
                  <AfterMerge {...names} fields={fields} take={take} />
                  <p>{messages.counts}</p>
                </>
              )
            }}
          </QueryView>
        )}
      </div>
    </InputPanel>
  )
}

/** What a person chose to merge. */
export interface MergeChoice {
  /** Id of the correct account. */
  target: string
  /** Its version. */
  etag: string | undefined
  /** Fields that it takes over. */
  take: MergeField[]
}
