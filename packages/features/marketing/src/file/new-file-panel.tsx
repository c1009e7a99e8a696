import { createMarketingFile, documentTypes, type MarketingCategory } from '@ssp/api'
import {
  FormPanel,
  useHref,
  useLocation,
  useMessages,
  useRecordForm,
  type PanelProps,
  kitMessages,
} from '@ssp/feature-kit'
import { Banner, Button, Checkbox, FileDrop, FileList, TextArea, TextField } from '@ssp/ui'
import { useState } from 'react'
import * as z from 'zod/mini'
import { fileMessages } from '../messages'
import { MAX_DESCRIPTION, MAX_TITLE, nameOfFile, titleFromName } from './file-name'
import { useMarketingUpload } from './use-marketing-upload'

const ACCEPT = Object.keys(documentTypes).map((extension) => `.${extension}`)
const MAX_BYTES = 256 * 1024 * 1024
const EMPTY = { title: '', description: '', branding: false, path: '', fileName: '' }

const schema = z.object({
  title: z.string().check(z.trim()),
  description: z.string().check(z.trim()),
  branding: z.boolean(),
  path: z.string().check(z.minLength(1, 'file')),
  fileName: z.string(),
})

/** Props of `NewFilePanel`. */
export interface NewFilePanelProps extends PanelProps {
  category: MarketingCategory
  /** Called after the file was added. */
  onCreated: () => void
}

/** The dialog 'New File' (R3-254, R3-444 to R3-447). The file is uploaded when it is chosen. */
export function NewFilePanel({ open, onClose, category, onCreated }: NewFilePanelProps) {
  const href = useHref()
  const { pathname } = useLocation()
  const messages = useMessages(fileMessages)
  const reasons = useMessages(kitMessages).unavailable
  const [values] = useState(EMPTY)
  const form = useRecordForm({
    name: 'marketing.file',
    schema,
    values,
    // An unused upload is deleted after an hour, so its path is not kept longer than the dialog.
    secrets: ['path', 'fileName'],
    errors: messages.errors,
    invalidates: createMarketingFile.changes,
    send: ({ title, description, branding, path, fileName }, { api }) =>
      createMarketingFile(api, {
        id: path.split('/')[1] ?? '',
        path,
        category_id: category.id,
        title: title || titleFromName(fileName),
        description,
        add_branding: branding ? 1 : 0,
      }),
    done: messages.created(category.title),
    created: (file) => ({ id: file.id, name: nameOfFile(file), href: href(`${pathname}?category=${category.id}`) }),
    onDone: () => {
      onClose()
      onCreated()
    },
  })
  const upload = useMarketingUpload(category.id, (path, fileName) => form.change({ path, fileName }))
  const { value: branding, onValueChange: setBranding, ...brandingField } = form.field('branding')
  const { error: fileError } = form.field('path')
  return (
    <FormPanel
      dialog="sm"
      form={form}
      open={open}
      onClose={onClose}
      title={messages.create}
      submitLabel={messages.submit}
      unavailable={upload.isSending ? reasons.uploading : null}
    >
      <FileDrop
        label={upload.file ? messages.anotherFile : messages.file}
        accept={ACCEPT}
        maxSize={MAX_BYTES}
        disabled={upload.isSending}
        onFiles={([first]) => {
          form.change({ path: '' })
          if (first) upload.choose(first)
        }}
      >
        {upload.file && (
          <FileList
            files={[upload.file]}
            onRemove={() => {
              form.change({ path: '' })
              upload.clear()
            }}
          />
        )}
      </FileDrop>
      {upload.file?.state === 'failed' && <Button onClick={upload.retry}>{messages.retry}</Button>}
      {fileError && <Banner text={fileError} />}
      <TextField
        label={messages.title}
        help={messages.titleHelp}
        maxLength={MAX_TITLE}
        autoComplete="off"
        {...form.field('title')}
      />
      <TextArea
        label={messages.description}
        help={messages.descriptionHelp}
        maxLength={MAX_DESCRIPTION}
        rows={2}
        {...form.field('description')}
      />
      <Checkbox
        label={messages.branding}
        help={messages.brandingHelp}
        checked={branding}
        onCheckedChange={setBranding}
        {...brandingField}
      />
    </FormPanel>
  )
}
