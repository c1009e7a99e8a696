import {
  ApiError,
  checkFile,
  cleanFileName,
  createJob,
  documentTypes,
  extensionOf,
  jobTypesQuery,
  releaseJob,
  signUploadUrl,
  uploadFile,
  type JobType,
} from '@ssp/api'
import {
  dateField,
  FormPanel,
  toApiDate,
  useApi,
  useHref,
  useMay,
  useMessages,
  useName,
  today,
  useRecordForm,
  type PanelProps,
} from '@ssp/feature-kit'
import { Banner, Checkbox, DateField, FileDrop, FileList, RadioGroup, Select, TextField } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { uploadMessages } from '../messages'
import { canReplace, isPast, momentOf } from '../model/job'
import * as styles from './upload-payroll-panel.css'

const MAX_BYTES = 256 * 1024 * 1024
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

const schema = z
  .object({
    type: z.string().check(z.minLength(1, 'required')),
    payDate: z.string().check(z.minLength(1, 'required')),
    replace: z.boolean(),
    release: z.enum(['review', 'scheduled', 'now']),
    day: z.string(),
    time: z.string(),
  })
  .check(
    z.refine(({ release, day }) => release !== 'scheduled' || day !== '', { path: ['day'], error: 'required' }),
    z.refine(({ release, time }) => release !== 'scheduled' || TIME.test(time), { path: ['time'], error: 'time' }),
    z.refine(({ release, day, time }) => release !== 'scheduled' || !isPast(day, time), {
      path: ['day'],
      error: 'past',
    }),
  )

/** Props of `UploadPayrollPanel`. */
export interface UploadPayrollPanelProps extends PanelProps {
  /** Called after the job was created. */
  onUploaded?: () => void
}

const acceptOf = (type: JobType | undefined) => (type?.extensions ?? []).map((extension) => `.${extension}`)

/** The upload side panel: document type with its rules, then the file (R3-233, R3-234, R3-426 to R3-432). */
export function UploadPayrollPanel({ open, onClose, onUploaded }: UploadPayrollPanelProps) {
  const href = useHref()
  const may = useMay()
  const messages = useMessages(uploadMessages)
  const nameOf = useName('payroll')
  const types = useQuery(jobTypesQuery(useApi()))
  const [values] = useState(() => ({
    type: '',
    payDate: toApiDate(new Date()),
    replace: true,
    release: 'review' as const,
    day: '',
    time: '09:00',
  }))
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  // A retry after a rejected job does not upload the same file again.
  const put = useRef<{ file: File; key: string }>(undefined)
  // The confirmation says that closing discards the file, so nothing may be created afterwards.
  const left = useRef<AbortSignal>(undefined)
  useEffect(() => {
    const abort = new AbortController()
    left.current = abort.signal
    return () => abort.abort()
  }, [])
  const chosen = (id: string) => types.data?.find((type) => String(type.id) === id)

  const form = useRecordForm({
    name: 'payroll.upload',
    schema,
    values,
    errors: messages.errors,
    invalidates: createJob.changes,
    persist: 'never',
    send: async ({ type: id, payDate, replace, release, day, time }, { api }) => {
      if (!file) throw new ApiError({ status: 0, code: 'invalid', message: messages.noFile })
      const type = chosen(id)
      const fault = checkFile(file, { extensions: type?.extensions ?? [], maxBytes: MAX_BYTES }, api.messages())
      if (fault) throw new ApiError({ status: 0, code: 'invalid', message: fault })
      if (put.current?.file !== file) {
        const filePath = `${api.clientId()}/${crypto.randomUUID()}/${cleanFileName(file.name)}`
        const contentType = documentTypes[extensionOf(file.name)] ?? ''
        // The type depends on the operating system of the browser.
        const typed = new File([file], file.name, { type: contentType })
        try {
          await uploadFile(
            api,
            (signal) => signUploadUrl(api, { filePath, contentType, bucketName: 'jobs' }, signal),
            typed,
            { onProgress: setProgress, ...(left.current && { signal: left.current }) },
          )
        } finally {
          setProgress(null)
        }
        put.current = { file, key: filePath }
      }
      left.current?.throwIfAborted()
      const releaseAt = release === 'scheduled' ? momentOf(day, time) : undefined
      return createJob(api, {
        document_key: put.current.key,
        document_type: Number(id),
        replace: canReplace(type?.name ?? '') && replace ? 1 : 0,
        pay_date: payDate,
        release,
        ...(releaseAt !== undefined && { release_at: releaseAt }),
      })
    },
    done: messages.done,
    created: (job) => ({ id: job.job_id, name: job.file_name, href: href(`/client/jobs/${job.job_id}`) }),
    onDone: () => {
      onUploaded?.()
      onClose()
    },
  })

  const type = chosen(form.values.type)
  const options = (types.data ?? []).map(({ id, name }) => ({ value: String(id), label: nameOf(name) }))
  const { value: replaces, onValueChange: setReplaces, ...replaceField } = form.field('replace')
  const { releases } = messages
  return (
    <FormPanel
      form={form}
      unsaved={file !== null}
      open={open}
      onClose={onClose}
      title={messages.title}
      submitLabel={messages.submit}
      unavailable={type !== undefined && file === null ? messages.noFile : null}
    >
      {types.error && <Banner kind="error" text={messages.typesFailed} />}
      <Select
        required
        label={messages.type}
        placeholder={messages.chooseType}
        options={options}
        {...form.field('type')}
        onValueChange={(id) => {
          form.change({ type: id })
          setFile(null)
        }}
      />
      <DateField required label={messages.payDate} help={messages.payDateHelp} {...dateField(form.field('payDate'))} />
      {type && canReplace(type.name) && (
        <Checkbox
          label={messages.replace}
          help={messages.replaceHelp}
          checked={replaces}
          onCheckedChange={setReplaces}
          {...replaceField}
        />
      )}
      {may(releaseJob) ? (
        <RadioGroup
          label={messages.release}
          options={[
            { value: 'review', label: releases.review, help: releases.reviewHelp },
            { value: 'scheduled', label: releases.scheduled, help: releases.scheduledHelp },
            { value: 'now', label: releases.now, help: releases.nowHelp },
          ]}
          {...form.field('release')}
          onValueChange={(release) => form.change({ release: release as 'review' })}
        />
      ) : (
        <p className={styles.hint}>{messages.reviewOnly}</p>
      )}
      {form.values.release === ('scheduled' as string) && (
        <div className={styles.moment}>
          <DateField required min={today()} label={messages.releaseDay} {...dateField(form.field('day'))} />
          <TextField required label={messages.releaseTime} inputMode="numeric" maxLength={5} {...form.field('time')} />
        </div>
      )}
      {type && (
        <>
          <FileDrop
            label={messages.file}
            accept={acceptOf(type)}
            maxSize={MAX_BYTES}
            disabled={form.isSending}
            onFiles={([first]) => setFile(first ?? null)}
          >
            {file && (
              <FileList
                onRemove={() => setFile(null)}
                files={[
                  {
                    id: 'file',
                    name: file.name,
                    size: file.size,
                    ...(progress !== null && { progress: progress * 100 }),
                  },
                ]}
              />
            )}
          </FileDrop>
          <p className={styles.hint}>{type.extensions.includes('xlsx') ? messages.hints.xlsx : messages.hints.zip}</p>
        </>
      )}
    </FormPanel>
  )
}
