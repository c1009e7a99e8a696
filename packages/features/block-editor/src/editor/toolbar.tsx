import { useMessages } from '@ssp/feature-kit'
import { IconButton } from '@ssp/ui'
import { useEditorState, type Editor } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { richTextMessages } from '../messages'
import { LinkDialog } from './link-dialog'
import * as styles from './editor.css'

type Command = 'bold' | 'italic' | 'underline' | 'heading' | 'bulletList' | 'orderedList' | 'quote'

const COMMANDS: readonly [Command, LucideIcon, (editor: Editor) => unknown][] = [
  ['bold', Bold, (editor) => editor.chain().focus().toggleBold().run()],
  ['italic', Italic, (editor) => editor.chain().focus().toggleItalic().run()],
  ['underline', Underline, (editor) => editor.chain().focus().toggleUnderline().run()],
  ['heading', Heading2, (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run()],
  ['bulletList', List, (editor) => editor.chain().focus().toggleBulletList().run()],
  ['orderedList', ListOrdered, (editor) => editor.chain().focus().toggleOrderedList().run()],
  ['quote', Quote, (editor) => editor.chain().focus().toggleBlockquote().run()],
]

// A clicked button leaves the focus and the selection in the text.
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** Buttons over the text. The arrow keys and Tab move between them as between all buttons. */
export function Toolbar({ editor }: { editor: Editor }) {
  const messages = useMessages(richTextMessages)
  const [linking, setLinking] = useState(false)
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: COMMANDS.map(([name]) => now.isActive(name === 'quote' ? 'blockquote' : name)),
      link: now.isActive('link'),
      href: (now.getAttributes('link')['href'] as string | undefined) ?? '',
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
  return (
    <div role="group" aria-label={messages.toolbar} className={styles.toolbar}>
      {COMMANDS.map(([name, Icon, run], index) => (
        <IconButton
          key={name}
          size="small"
          onMouseDown={keepFocus}
          label={messages[name]}
          aria-pressed={state.active[index] ?? false}
          className={styles.pressed}
          onClick={() => run(editor)}
          icon={<Icon size={16} />}
        />
      ))}
      <IconButton
        size="small"
        onMouseDown={keepFocus}
        label={messages.link}
        aria-pressed={state.link}
        className={styles.pressed}
        onClick={() => setLinking(true)}
        icon={<LinkIcon size={16} />}
      />
      <IconButton
        size="small"
        onMouseDown={keepFocus}
        label={messages.undo}
        disabled={!state.canUndo}
        onClick={() => editor.chain().focus().undo().run()}
        icon={<Undo2 size={16} />}
      />
      <IconButton
        size="small"
        onMouseDown={keepFocus}
        label={messages.redo}
        disabled={!state.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
        icon={<Redo2 size={16} />}
      />
      {linking && (
        <LinkDialog
          address={state.href}
          onClose={() => setLinking(false)}
          onApply={(href) => {
            const chain = editor.chain().focus().extendMarkRange('link')
            ;(href ? chain.setLink({ href }) : chain.unsetLink()).run()
            setLinking(false)
          }}
        />
      )}
    </div>
  )
}
