import { InputPanel, useMessages } from '@ssp/feature-kit'
import { Button, TextField } from '@ssp/ui'
import type { Editor } from '@tiptap/core'
import { useId, useState, type FormEvent } from 'react'
import { richTextMessages } from '../messages'
import { LINK_SCHEMES } from '../model'

const ADDRESS = new RegExp(`^(?:${LINK_SCHEMES.join('|')}):\\S+$`, 'i')

interface LinkDialogProps {
  /** The current address; empty if there is none. */
  address: string
  onClose: () => void
  /** Called with the address, or with an empty text to remove the link. */
  onApply: (address: string) => void
}

/** Links the selected text, or the whole link at the caret; an empty address removes the link. */
export function applyLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus().extendMarkRange('link')
  ;(href ? chain.setLink({ href }) : chain.unsetLink()).run()
}

/** A dialog for the address of a link. */
export function LinkDialog({ address, onClose, onApply }: LinkDialogProps) {
  const messages = useMessages(richTextMessages)
  const formId = useId()
  const [value, setValue] = useState(address)
  const [invalid, setInvalid] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A dialog inside the element of a form would also submit that form.
    event.stopPropagation()
    const href = value.trim()
    if (href !== '' && !ADDRESS.test(href)) setInvalid(true)
    else onApply(href)
  }
  return (
    <InputPanel
      dialog="sm"
      open
      onClose={onClose}
      unsaved={value !== address}
      title={messages.linkTitle}
      renderFooter={(close) => (
        <>
          <Button variant="secondary" onClick={close}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {messages.linkApply}
          </Button>
        </>
      )}
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label={messages.linkAddress}
          help={messages.linkHelp}
          error={invalid && messages.linkInvalid}
          value={value}
          maxLength={2000}
          onValueChange={setValue}
        />
      </form>
    </InputPanel>
  )
}
