import { areaKey, contentTypeOf, extensionOf, removeIncidentImage, signUploadUrl } from '@ssp/api'
import { fileItem, InputPanel, useApi, useMessages, useUploads, type PanelProps } from '@ssp/feature-kit'
import { FileDrop, FileList } from '@ssp/ui'
import { useQueryClient } from '@tanstack/react-query'
import { incidentDetailMessages } from '../messages'

const BUCKET = 'incident-images'
const EXTENSIONS = ['png', 'jpg', 'jpeg', 'gif']
const ACCEPT = EXTENSIONS.map((extension) => `.${extension}`)
const RULES = { extensions: EXTENSIONS, maxBytes: 10 * 1024 * 1024 }

/** The dialog that adds images to a report (R3-134, 3-decisions 24). Names are generated, so that each is unique. */
export function ImagesPanel({ incidentId, open, onClose }: PanelProps & { incidentId: string }) {
  const { images: text, addImage } = useMessages(incidentDetailMessages)
  const api = useApi()
  const cache = useQueryClient()
  const uploads = useUploads({
    rules: RULES,
    sign: (file, signal) => {
      const filePath = `${api.clientId()}/${incidentId}/${crypto.randomUUID()}.${extensionOf(file.name)}`
      return signUploadUrl(api, { filePath, contentType: contentTypeOf(file), bucketName: BUCKET }, signal)
    },
    onDone: () => {
      for (const area of removeIncidentImage.changes) void cache.invalidateQueries({ queryKey: areaKey(api, area) })
    },
  })
  const isBusy = uploads.items.some(({ state }) => state === 'waiting' || state === 'sending')
  return (
    <InputPanel dialog="sm" open={open} onClose={onClose} unsaved={isBusy} title={addImage} description={text.help}>
      <FileDrop label={text.choose} accept={ACCEPT} maxSize={RULES.maxBytes} multiple onFiles={uploads.add}>
        {uploads.items.length > 0 && <FileList onRemove={uploads.cancel} files={uploads.items.map(fileItem)} />}
      </FileDrop>
    </InputPanel>
  )
}
