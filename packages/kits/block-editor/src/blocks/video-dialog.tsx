import { InputPanel, useMessages } from '@ssp/feature-kit'
import { Button, TextField } from '@ssp/ui'
import { useId, useState, type FormEvent } from 'react'
import { MAX_ADDRESS, videoOf, type Video } from '../model'
import { blockMessages } from './messages'

interface VideoDialogProps {
  onClose: () => void
  onAdd: (video: Video) => void
}

/** A dialog for the address of a video. */
export function VideoDialog({ onClose, onAdd }: VideoDialogProps) {
  const messages = useMessages(blockMessages)
  const formId = useId()
  const [address, setAddress] = useState('')
  const [invalid, setInvalid] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A dialog inside the element of a form would also submit that form.
    event.stopPropagation()
    const typed = address.trim()
    const video = videoOf(/^https?:\/\//i.test(typed) ? typed.replace(/^http:/i, 'https:') : `https://${typed}`)
    if (video) onAdd(video)
    else setInvalid(true)
  }
  return (
    <InputPanel
      dialog="sm"
      open
      onClose={onClose}
      unsaved={address !== ''}
      title={messages.videoTitle}
      renderFooter={(close) => (
        <>
          <Button variant="secondary" onClick={close}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {messages.videoAdd}
          </Button>
        </>
      )}
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          required
          label={messages.videoAddress}
          help={messages.videoHelp}
          error={invalid && messages.videoInvalid}
          value={address}
          maxLength={MAX_ADDRESS}
          onValueChange={setAddress}
        />
      </form>
    </InputPanel>
  )
}
