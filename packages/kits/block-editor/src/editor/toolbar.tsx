import { useMessages } from '@ssp/feature-kit'
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
import { useState } from 'react'
import { richTextMessages } from '../messages'
import { applyLink, LinkDialog } from './link-dialog'
import { ToolbarButton } from './toolbar-button'
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

/** Buttons above the text. The arrow keys and Tab move between them as between any buttons. */
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
      {COMMANDS.map(([name, icon, run], index) => (
        <ToolbarButton
          key={name}
          label={messages[name]}
          icon={icon}
          pressed={state.active[index] ?? false}
          onClick={() => run(editor)}
        />
      ))}
      <ToolbarButton label={messages.link} icon={LinkIcon} pressed={state.link} onClick={() => setLinking(true)} />
      <ToolbarButton
        label={messages.undo}
        icon={Undo2}
        disabled={!state.canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <ToolbarButton
        label={messages.redo}
        icon={Redo2}
        disabled={!state.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      />
      {linking && (
        <LinkDialog
          address={state.href}
          onClose={() => setLinking(false)}
          onApply={(href) => {
            applyLink(editor, href)
            setLinking(false)
          }}
        />
      )}
    </div>
  )
}
