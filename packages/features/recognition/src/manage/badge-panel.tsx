import { badgesQuery, createBadge, updateBadge, type Badge } from '@ssp/api'
import { FormPanel, useApi, useMessages, useRecordForm, type PanelProps, kitMessages } from '@ssp/feature-kit'
import { FileDrop, TextField } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ACCEPT, MAX_BYTES, uploadBadgeImage } from '../badge/badge-file'
import { setupMessages } from '../messages'
import { BadgePreview } from './badge-preview'

const schema = z.object({ name: z.string().check(z.trim(), z.minLength(1, 'required')) })

/** Props of `BadgePanel`. */
export interface BadgePanelProps extends PanelProps {
  /** The badge to edit. Default: a new one. */
  badge?: Badge
}

/**
 * The dialogs 'Create new badge' and 'Edit' of a badge. The image is uploaded when the form is sent, under a name made from
 * that of the badge, so the upload appears once there is a name (R3-415 to R3-417).
 */
export function BadgePanel({ open, onClose, badge: opened }: BadgePanelProps) {
  const messages = useMessages(setupMessages)
  const badges = useQuery({ ...badgesQuery(useApi()), enabled: opened !== undefined }).data
  const badge = badges?.find(({ id }) => id === opened?.id) ?? opened
  const stored = badge?.name ?? ''
  const values = useMemo(() => ({ name: stored }), [stored])
  const [chosen, setChosen] = useState<{ file: File; src: string } | null>(null)
  useEffect(() => () => URL.revokeObjectURL(chosen?.src ?? ''), [chosen])
  const file = chosen?.file ?? null
  // A retry after a rejected name does not upload the same image again.
  const uploaded = useRef<{ file: File; key: string }>(undefined)
  const form = useRecordForm({
    name: badge ? `recognition.badge:${badge.id}` : 'recognition.badge',
    schema,
    values,
    version: badge && `"${badge.version}"`,
    errors: messages.errors,
    invalidates: updateBadge.changes,
    send: async ({ name }, { api, changes, ifMatch }) => {
      if (file && uploaded.current?.file !== file)
        uploaded.current = { file, key: await uploadBadgeImage(api, { name, file, taken: messages.nameTaken }) }
      const image = file && uploaded.current && { s3_path: uploaded.current.key }
      if (badge) {
        const change = { ...(changes.name !== undefined && { name }), ...image }
        await updateBadge(api, { id: badge.id, ifMatch, change })
        return undefined
      }
      return image ? createBadge(api, { name, ...image }) : undefined
    },
    done: badge ? messages.badgeSaved : messages.badgeCreated,
    created: (made) => made && { id: made.id },
    onDone: onClose,
  })
  const reasons = useMessages(kitMessages).unavailable
  const isComplete = file !== null || (badge !== undefined && form.isDirty)
  const hasName = form.values.name.trim() !== ''
  return (
    <FormPanel
      dialog="sm"
      form={form}
      unsaved={chosen !== null}
      open={open}
      onClose={onClose}
      title={badge ? messages.edit : messages.createBadge}
      submitLabel={badge ? messages.save : messages.submit}
      labels={{ name: messages.badgeName }}
      unavailable={hasName && !isComplete ? (badge ? reasons.unchanged : messages.imageFirst) : null}
    >
      <TextField required label={messages.badgeName} maxLength={100} autoComplete="off" {...form.field('name')} />
      {hasName && (
        <>
          <BadgePreview
            name={file?.name ?? null}
            src={chosen?.src ?? badge?.s3_path ?? null}
            label={messages.chosen}
            advice={messages.advice}
          />
          <FileDrop
            label={badge || file ? messages.newImage : messages.image}
            accept={ACCEPT}
            maxSize={MAX_BYTES}
            onFiles={([first]) => first && setChosen({ file: first, src: URL.createObjectURL(first) })}
          />
        </>
      )}
    </FormPanel>
  )
}
