import type { FieldControlProps } from '@ssp/ui'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { isEmptyRichText } from '../model'
import * as styles from './editor.css'
import { extensions } from './extensions'
import { textboxAttributes } from './textbox-attributes'
import { Toolbar } from './toolbar'

/** Props of `EditorControl`. */
export interface EditorControlProps {
  value: string
  onValueChange: (html: string) => void
  disabled: boolean
  /** Id of the label. */
  labelledBy: string
  control: FieldControlProps
}

/** The editor with its toolbar, as the control of a field. */
export function EditorControl(props: EditorControlProps) {
  const { value, onValueChange, disabled, labelledBy, control } = props
  const sent = useRef<string[]>([])
  const editor = useEditor({
    extensions,
    content: value,
    editable: !disabled,
    injectCSS: false,
    // An editor that is created while rendering is destroyed if its effects run late.
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: textboxAttributes(control, labelledBy),
    },
    onUpdate: ({ editor: changed }) => {
      const html = htmlOf(changed.getHTML())
      sent.current.push(html)
      onValueChange(html)
    },
  })

  useEffect(() => {
    editor?.setEditable(!disabled, false)
  }, [editor, disabled])
  // Typed text comes back as the value, after the next keystroke. Any other value is a reloaded record or a discarded
  // change.
  useEffect(() => {
    const at = sent.current.indexOf(value)
    sent.current = sent.current.slice(at + 1)
    if (editor && at < 0 && value !== htmlOf(editor.getHTML())) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  return (
    <div
      className={styles.frame}
      data-disabled={disabled || undefined}
      data-invalid={control['aria-invalid'] || undefined}
    >
      {editor && !disabled && <Toolbar editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  )
}

const htmlOf = (html: string): string => (isEmptyRichText(html) ? '' : html)
