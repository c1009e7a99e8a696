import {
  createIncidentForm,
  DEFAULT_INCIDENT_FIELDS,
  INCIDENT_FIELD_TYPES,
  incidentFormQuery,
  removeIncidentForm,
  updateIncidentForm,
  type IncidentField,
} from '@ssp/api'
import {
  FailureModal,
  FormNotes,
  kitMessages,
  QueryView,
  useAction,
  useApi,
  useHref,
  useLeaveGuard,
  useMay,
  useMessages,
  useNotify,
  useRecordForm,
} from '@ssp/feature-kit'
import { FormBuilder, FormPreview, useForgetFormDraft, type FormBuilderHandle, type FormField } from '@ssp/form-builder'
import { fieldText } from '@ssp/form-builder/model'
import { Badge, Button, Card, PageHeader, Skeleton, useFocusAfterRemoval } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import * as styles from '../detail/detail.css'
import { incidentFormMessages, incidentMessages } from '../messages'
import { toFormFields, toWireFields } from '../model'

/** `/client/incidents/form`: the form with which employees report incidents (R3-136 to R3-148). */
export function IncidentFormPage() {
  const messages = useMessages(incidentFormMessages)
  const query = useQuery(incidentFormQuery(useApi()))
  // The button that creates or restores a form is unmounted with its editor.
  const page = useFocusAfterRemoval<HTMLDivElement>()
  const skeleton = (
    <Card>
      <Skeleton height="24rem" />
    </Card>
  )
  return (
    <div ref={page}>
      <QueryView query={query} skeleton={skeleton} errorTitle={messages.failed} errorLevel={1}>
        {({ fields, etag }) => (
          <IncidentFormEditor key={fields.length === 0 ? 'default' : 'custom'} stored={fields} etag={etag} />
        )}
      </QueryView>
    </div>
  )
}

/** Name under which the builder persists unsaved changes. */
const AUTOSAVE = 'incident-form'

const schema = z.object({ fields: z.array(z.custom<FormField>()).check(z.minLength(1)) })

/** The read-only default template, or the custom form to change (R3-359 to R3-364). */
function IncidentFormEditor({ stored, etag }: { stored: readonly IncidentField[]; etag: string | undefined }) {
  const messages = useMessages(incidentFormMessages)
  const shared = useMessages(incidentMessages)
  const href = useHref()
  const may = useMay()
  const forget = useForgetFormDraft(AUTOSAVE)
  const [isPreviewed, setPreviewed] = useState(false)
  const isCustom = stored.length > 0
  const isEditable = isCustom && may(updateIncidentForm)
  const values = useMemo(
    () => ({ fields: toFormFields(isCustom ? stored : DEFAULT_INCIDENT_FIELDS) }),
    [isCustom, stored],
  )
  const form = useRecordForm({
    name: 'incidents.form',
    schema,
    values,
    version: etag,
    persist: 'never',
    invalidates: updateIncidentForm.changes,
    done: messages.saved,
    onDone: forget,
    errors: messages.errors,
    send: ({ fields }, { api, ifMatch }) => updateIncidentForm(api, { fields: toWireFields(fields), ifMatch }),
  })
  const create = useAction({
    send: (_input: object, api) => createIncidentForm(api, { fields: [...DEFAULT_INCIDENT_FIELDS] }),
    key: () => 'create',
    invalidates: createIncidentForm.changes,
    done: messages.created,
    failed: null,
  })
  const restore = useAction({
    send: (_input: object, api) => removeIncidentForm(api, { ifMatch: etag }),
    key: () => 'restore',
    confirm: () => ({
      title: messages.confirm,
      loses: messages.loses,
      confirmLabel: messages.confirmLabel,
      destructive: true,
    }),
    invalidates: removeIncidentForm.changes,
    done: messages.restored,
    failed: null,
    onDone: forget,
  })
  const notify = useNotify()
  const builder = useRef<FormBuilderHandle>(null)
  const [isUnfinished, setUnfinished] = useState(false)
  const save = () => {
    // Employees use the form as soon as it is saved.
    const fault = builder.current?.check(true)
    if (fault) notify.toast({ kind: 'error', title: messages.errors.failed, text: fault })
    else void form.submit()
  }
  useLeaveGuard(form.isDirty || isUnfinished, useMessages(kitMessages).form.leave)
  const { fields } = form.values
  const change = useStable(form.field('fields').onValueChange)
  return (
    <div className={styles.page}>
      <PageHeader
        backHref={href('/client/incidents')}
        backLabel={shared.goBack}
        title={messages.title}
        secondary={{
          id: 'preview',
          label: messages.preview,
          icon: <Eye size={16} />,
          onAction: () => setPreviewed(true),
        }}
        actions={
          isCustom && may(removeIncidentForm)
            ? [
                {
                  id: 'restore',
                  label: messages.restore,
                  danger: true,
                  disabled: restore.isPending(),
                  onAction: () => void restore.run({}),
                },
              ]
            : []
        }
        action={
          <>
            {isEditable && (
              <Button
                variant="primary"
                unavailable={fields.length === 0 ? messages.noFields : null}
                pending={form.isSending}
                onClick={save}
              >
                {messages.save}
              </Button>
            )}
            {!isCustom && may(createIncidentForm) && (
              <Button variant="primary" pending={create.isPending()} onClick={() => void create.run({})}>
                {messages.create}
              </Button>
            )}
          </>
        }
      />
      <FormNotes
        form={form}
        labels={{ fields: messages.title }}
        entryText={(_field, entry) => fieldText(entry as FormField)}
      />
      <Card title={messages.summary}>
        <div className={styles.value}>
          <Badge tone={isCustom ? 'brand' : 'neutral'}>{isCustom ? messages.custom : messages.default}</Badge>
          <p className={styles.muted}>{isCustom ? messages.customText : messages.defaultText}</p>
        </div>
      </Card>
      <FormBuilder
        ref={builder}
        onUnfinished={setUnfinished}
        fields={fields}
        onChange={change}
        controls={INCIDENT_FIELD_TYPES}
        readOnly={!isEditable}
        {...(isEditable && { autosaveKey: AUTOSAVE })}
      />
      <FormPreview fields={fields} open={isPreviewed} onClose={() => setPreviewed(false)} />
      <FailureModal actions={[create, restore]} />
    </div>
  )
}

/** A stable function, so that a change does not render the whole form again. */
function useStable(handler: (fields: FormField[]) => void): (fields: FormField[]) => void {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((fields: FormField[]) => latest.current(fields), [])
}
