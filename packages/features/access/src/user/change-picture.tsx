import { Can, FileButton, useMessages, type Action } from '@ssp/feature-kit'
import { ImageUp } from 'lucide-react'
import { userMessages } from './messages'
import { EXTENSIONS } from './use-picture'

const RULES = { extensions: EXTENSIONS, maxBytes: 10 * 1024 * 1024 }

/** 'Change picture': a file chooser. */
export function ChangePicture({ upload }: { upload: Action<File> }) {
  const messages = useMessages(userMessages).picture
  return (
    <Can permission="USERS_UPDATE">
      <FileButton
        iconStart={<ImageUp size={16} />}
        inputLabel={messages.file}
        rules={RULES}
        failed={messages.failed}
        pending={upload.isPending()}
        onFile={(file) => void upload.run(file)}
      >
        {messages.change}
      </FileButton>
    </Can>
  )
}
