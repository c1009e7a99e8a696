import { surveyTemplatesQuery } from '@ssp/api'
import { QueryView, useApi, useMessages, type PanelProps } from '@ssp/feature-kit'
import { Button, Dialog, Empty, SearchField, Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { matchingTemplates } from '../list/template-page-query'
import type { FormDraft } from '../model/survey-draft'
import { importMessages } from './messages'
import { useAddTemplate } from './use-add-template'
import * as styles from './import-panel.css'

/** Props of `ImportPanel`. */
export interface ImportPanelProps extends PanelProps {
  /** Adds the fields of a template to the form; false if there would be too many. */
  onImport: (template: FormDraft) => boolean
}

/** The modal that imports the fields of a template (R2-081). */
export function ImportPanel({ open, onClose, onImport }: ImportPanelProps) {
  const messages = useMessages(importMessages)
  const [search, setSearch] = useState('')
  const api = useApi()
  const templates = useQuery(surveyTemplatesQuery(api))
  const add = useAddTemplate((template) => {
    const isAdded = onImport(template)
    if (isAdded) onClose()
    return isAdded
  })
  return (
    <Dialog
      size="md"
      open={open}
      onOpenChange={(wanted) => !wanted && onClose()}
      title={messages.title}
      description={messages.description}
      footer={<Button onClick={onClose}>{messages.cancel}</Button>}
    >
      <QueryView
        query={templates}
        skeleton={<Skeleton height="12rem" shape="block" />}
        errorTitle={messages.failed}
        empty={<Empty title={messages.empty} />}
      >
        {(all) => {
          const found = matchingTemplates(all, search)
          return (
            <div className={styles.root}>
              <SearchField
                label={messages.search}
                placeholder={messages.search}
                value={search}
                onValueChange={setSearch}
              />
              {found.length === 0 && <Empty title={messages.noMatch} />}
              {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not expose a list without markers as a list */}
              <ul role="list" className={styles.list}>
                {found.map((template) => (
                  <li key={template.id} className={styles.row}>
                    <div className={styles.texts}>
                      <h3 className={styles.title}>{template.title}</h3>
                      <p className={styles.description}>{template.description}</p>
                    </div>
                    <Button
                      size="small"
                      aria-label={messages.addOf(template.title)}
                      pending={add.isPending(template.id)}
                      onClick={() => void add.run(template.id)}
                    >
                      {messages.add}
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          )
        }}
      </QueryView>
    </Dialog>
  )
}
