import { surveyTemplateQuery, surveyTemplatesQuery, type SurveyTemplateSummary } from '@ssp/api'
import { QueryView, useAction, useApi, useMessages, useNotify, type PanelProps } from '@ssp/feature-kit'
import { parseFields } from '@ssp/form-builder/model'
import { Button, Dialog, Empty, SearchField, Skeleton } from '@ssp/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { matchingTemplates } from '../list/template-page-query'
import type { FormDraft } from '../model/survey-draft'
import { importMessages } from './messages'
import * as styles from './import-panel.css'

/** Props of `ImportPanel`. */
export interface ImportPanelProps extends PanelProps {
  /** Adds the fields of a template to the form; false when there would be too many. */
  onImport: (template: FormDraft) => boolean
}

/** The modal that imports the fields of a template (R2-081). */
export function ImportPanel({ open, onClose, onImport }: ImportPanelProps) {
  const messages = useMessages(importMessages)
  const [search, setSearch] = useState('')
  const api = useApi()
  const notify = useNotify()
  const cache = useQueryClient()
  const templates = useQuery(surveyTemplatesQuery(api))
  const add = useAction({
    send: async ({ id }: SurveyTemplateSummary) => {
      const { record } = await cache.fetchQuery(surveyTemplateQuery(api, id))
      const parsed = parseFields(record.fields)
      if (!parsed.ok) throw new Error(messages.unreadable)
      return { ...record, fields: parsed.fields }
    },
    key: ({ id }) => id,
    onDone: (template) => {
      if (!onImport(template)) return notify.toast({ kind: 'error', title: messages.tooMany })
      notify.success(messages.imported(template.fields.length))
      return onClose()
    },
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
              {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for no list */}
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
                      pending={add.isPending(template)}
                      onClick={() => void add.run(template)}
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
