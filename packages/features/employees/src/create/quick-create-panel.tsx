import { ApiError, quickCreateEmployee, teamsOfNew, teamsQuery, type Employee } from '@ssp/api'
import {
  dayIn,
  FormDone,
  FormPanel,
  useApi,
  useClient,
  useHref,
  useMessages,
  useNotify,
  useRecordForm,
  useSession,
  type PanelProps,
} from '@ssp/feature-kit'
import { DateField, EmailField, Select, TextField } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { employeeMessages } from '../messages'
import { FIRST_BIRTHDAY } from '../model/birthdays'
import { genderCodes, genderLabel } from '../model/gender'
import { createdOf, emptyDraft, quickCreateSchemaOn, toRequest } from '../model/quick-create'
import { QUICK_CREATE } from '../model/quick-create-key'
import { quickCreateMessages } from './messages'
import * as styles from './quick-create-panel.css'

/** Props of `QuickCreatePanel`. */
export interface QuickCreatePanelProps extends PanelProps {
  /** The offered gender codes, in order. Default: all six. */
  genders?: readonly number[]
}

/** The teams from which the user chooses one for a new employee. Undefined for a user who is limited to no team or to one. */
function useTeamsOfNew(): readonly string[] | undefined {
  const { user } = useSession()
  const { strictRights } = useClient()
  const teams = user === null ? undefined : teamsOfNew(user, strictRights === true)
  return teams !== undefined && teams.length > 1 ? teams : undefined
}

/** The side panel 'Quick Create Employee' (R2-221). Unsent input survives a reload and the end of the session. */
export function QuickCreatePanel({ open, onClose, genders = genderCodes }: QuickCreatePanelProps) {
  const messages = useMessages(quickCreateMessages)
  const person = useMessages(employeeMessages)
  const href = useHref()
  const hintId = useId()
  const notify = useNotify()
  const { timeZone } = useClient()
  const [today] = useState(() => dayIn(new Date(), timeZone))
  const limit = useTeamsOfNew()
  const [schema] = useState(() => quickCreateSchemaOn(today, limit !== undefined))
  const teams = useQuery({ ...teamsQuery(useApi(), {}), enabled: limit !== undefined })
  const form = useRecordForm({
    name: QUICK_CREATE,
    schema,
    values: emptyDraft,
    persist: 'reload',
    errors: messages.errors,
    invalidates: quickCreateEmployee.changes,
    async send(draft, { api }) {
      const created = createdOf(await quickCreateEmployee(api, toRequest(draft)))
      if (!created) throw new ApiError({ status: 200, code: 'not_created', message: messages.errors.failed })
      return created
    },
    onDone({ id }) {
      if (id !== null) notify.created(undefined, { id })
      notify.success(messages.created, viewOf(id))
    },
  })
  const viewOf = (id: Employee['id'] | null) =>
    id === null ? {} : { action: { label: messages.viewCreated, href: href(`/employees/${id}/info`) } }
  const created = form.saved?.result.id ?? null
  const team = form.field('teamId')

  return (
    <FormPanel
      open={open}
      onClose={onClose}
      form={form}
      title={messages.title}
      submitLabel={messages.submit}
      discard={messages.discard}
      done={
        <FormDone
          text={messages.created}
          view={created === null ? null : { label: messages.viewCreated, href: href(`/employees/${created}/info`) }}
          again={{ label: messages.another, onClick: form.discard }}
        />
      }
    >
      <fieldset aria-labelledby={hintId} className={styles.identity}>
        <p id={hintId} className={styles.hint}>
          {messages.hint}
        </p>
        <TextField
          requiredMark
          label={messages.forename}
          maxLength={100}
          autoComplete="off"
          {...form.field('forename')}
        />
        <TextField
          requiredMark
          label={messages.surname}
          maxLength={100}
          autoComplete="off"
          {...form.field('surname')}
        />
        <TextField
          requiredMark
          label={messages.identifier}
          maxLength={100}
          autoComplete="off"
          {...form.field('identifier')}
        />
        <EmailField label={messages.email} maxLength={254} autoComplete="off" {...form.field('email')} />
      </fieldset>
      {limit !== undefined && (
        <Select
          requiredMark
          label={messages.team}
          placeholder={messages.chooseTeam}
          options={(teams.data ?? [])
            .filter(({ id }) => limit.includes(id))
            .map(({ id, label }) => ({ value: id, label }))}
          {...team}
          error={team.error ?? (teams.error ? messages.teamsFailed : undefined)}
        />
      )}
      <TextField
        type="tel"
        label={messages.mobileNumber}
        maxLength={50}
        autoComplete="off"
        {...form.field('mobileNumber')}
      />
      <TextField
        type="tel"
        label={messages.telephoneNumber}
        maxLength={50}
        autoComplete="off"
        {...form.field('telephoneNumber')}
      />
      <DateField
        label={messages.dateOfBirth}
        min={FIRST_BIRTHDAY}
        max={today}
        {...form.field('dateOfBirth')}
        value={form.values.dateOfBirth || null}
        onValueChange={(day) => form.change({ dateOfBirth: day ?? '' })}
      />
      <Select
        label={messages.gender}
        placeholder={messages.noGender}
        options={genders.map((code) => ({ value: String(code), label: genderLabel(code, person) }))}
        {...form.field('gender')}
      />
    </FormPanel>
  )
}
