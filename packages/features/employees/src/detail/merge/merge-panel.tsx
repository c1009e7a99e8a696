import { employeeQuery, employeesQuery, type Employee, type MergeField } from '@ssp/api'
import { InputPanel, QueryView, RecordPicker, useApi, useMessages, type PanelProps } from '@ssp/feature-kit'
import { Button, Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { employeeMessages } from '../../messages'
import { compareFields } from '../../model/merge-fields'
import { displayName } from '../../model/person'

import { AfterMerge } from './after-merge'
import { ComparedFields } from './compared-fields'
import { mergeMessages } from './messages'
import * as styles from './merge-panel.css'

/** Props of `MergePanel`. */
export interface MergePanelProps extends PanelProps {
  /** The account that is merged away. */
  employee: Employee
  /** Merges; the page shows why it failed. */
  merge: (choice: MergeChoice) => Promise<boolean>
}

/** The merge modal: the search for the correct account, both accounts side by side, and 'Confirm merge'. */
export function MergePanel({ employee, merge, open, onClose }: MergePanelProps) {
  const messages = useMessages(mergeMessages)
  const person = useMessages(employeeMessages)
  const [target, setTarget] = useState('')
  const [take, setTake] = useState<ReadonlySet<MergeField>>(new Set())
  const query = useQuery({ ...employeeQuery(useApi(), target), enabled: target !== '' })
  const correct = target === '' ? null : query.data?.employee
  const confirm = () => {
    onClose()
    void merge({ target, etag: query.data?.etag, take: [...take] })
  }
  return (
    <InputPanel
      open={open}
      onClose={onClose}
      dialog="md"
      unsaved={target !== ''}
      title={messages.title}
      description={messages.description(displayName(employee, person.unnamed))}
      renderFooter={(close) => (
        <>
          <Button onClick={close}>{messages.cancel}</Button>
          <Button variant="primary" unavailable={correct ? null : messages.chooseFirst} onClick={confirm}>
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
            description: [found.identifier, found.email].filter(Boolean).join(', '),
            disabled: found.id === employee.id,
          })}
        />
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
