import { useMessages } from '@ssp/feature-kit'
import { Menu } from '@ssp/ui'
import { useEditorState, type Editor } from '@tiptap/react'
import {
  ArrowDown,
  ArrowUp,
  Bold,
  ChevronDown,
  ImagePlus,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Redo2,
  Undo2,
  Video as VideoIcon,
} from 'lucide-react'
import { useRef, useState } from 'react'
import * as editorStyles from '../editor/editor.css'
import { applyLink, LinkDialog } from '../editor/link-dialog'
import { ToolbarButton } from '../editor/toolbar-button'
import { richTextMessages } from '../messages'
import { BLOCK_LIMITS, type HeaderLevel } from '../model'
import { blockIndex, insertBlock, moveBlock, toggleList } from './block-commands'
import { blockMessages } from './messages'
import { VideoDialog } from './video-dialog'
import * as styles from './blocks.css'

export interface BlockToolbarProps {
  editor: Editor
  /** Media types of the images that can be chosen. */
  imageTypes: readonly string[]
  /** Called with the chosen images; absent when images cannot be uploaded. */
  onImages: ((files: readonly File[]) => void) | undefined
}

const LEVELS: readonly HeaderLevel[] = [1, 2, 3, 4, 5, 6]
// A list node and its item are two levels of the document.
const LEVELS_PER_LIST = 2

/** Buttons above the blocks. They act on the block or the text at the caret. */
export function BlockToolbar({ editor, imageTypes, onImages }: BlockToolbarProps) {
  const messages = useMessages(blockMessages)
  const formats = useMessages(richTextMessages)
  const [dialog, setDialog] = useState<'link' | 'video'>()
  const file = useRef<HTMLInputElement>(null)
  const state = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) })
  const current = state.level ? messages.header(state.level) : messages[state.type]
  return (
    <div role="group" aria-label={formats.toolbar} className={editorStyles.toolbar}>
      <Menu
        size="small"
        label={messages.blockType(current)}
        className={styles.typeButton}
        actions={[
          { id: 'paragraph', label: messages.paragraph, onAction: () => editor.chain().focus().setParagraph().run() },
          ...LEVELS.map((level) => ({
            id: `header-${level}`,
            label: messages.header(level),
            onAction: () => void editor.chain().focus().setHeading({ level }).run(),
          })),
        ]}
      >
        <span className={styles.type}>
          {current}
          <ChevronDown size={14} aria-hidden="true" />
        </span>
      </Menu>
      <ToolbarButton
        label={messages.bulletList}
        icon={List}
        pressed={state.list === 'bulletList'}
        onClick={() => toggleList(editor, 'bulletList')}
      />
      <ToolbarButton
        label={messages.orderedList}
        icon={ListOrdered}
        pressed={state.list === 'orderedList'}
        onClick={() => toggleList(editor, 'orderedList')}
      />
      {state.list && (
        <>
          <ToolbarButton
            label={messages.outdent}
            icon={IndentDecrease}
            onClick={() => editor.chain().focus().liftListItem('listItem').run()}
          />
          <ToolbarButton
            label={messages.indent}
            icon={IndentIncrease}
            disabled={!state.canIndent}
            onClick={() => editor.chain().focus().sinkListItem('listItem').run()}
          />
        </>
      )}
      <ToolbarButton
        label={formats.bold}
        icon={Bold}
        pressed={state.bold}
        onClick={() => editor.chain().focus().toggleBold().run()}
      />
      <ToolbarButton
        label={formats.italic}
        icon={Italic}
        pressed={state.italic}
        onClick={() => editor.chain().focus().toggleItalic().run()}
      />
      <ToolbarButton label={formats.link} icon={LinkIcon} pressed={state.link} onClick={() => setDialog('link')} />
      {onImages && (
        <>
          <ToolbarButton label={messages.addImage} icon={ImagePlus} onClick={() => file.current?.click()} />
          <input
            ref={file}
            hidden
            type="file"
            multiple
            aria-label={messages.addImage}
            accept={imageTypes.join(',')}
            onChange={({ currentTarget }) => {
              onImages([...(currentTarget.files ?? [])])
              currentTarget.value = ''
            }}
          />
        </>
      )}
      <ToolbarButton label={messages.addVideo} icon={VideoIcon} onClick={() => setDialog('video')} />
      <ToolbarButton
        label={messages.moveUp}
        icon={ArrowUp}
        disabled={state.isFirst}
        onClick={() => moveBlock(editor, -1)}
      />
      <ToolbarButton
        label={messages.moveDown}
        icon={ArrowDown}
        disabled={state.isLast}
        onClick={() => moveBlock(editor, 1)}
      />
      <ToolbarButton
        label={formats.undo}
        icon={Undo2}
        disabled={!state.canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <ToolbarButton
        label={formats.redo}
        icon={Redo2}
        disabled={!state.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      />
      {dialog === 'link' && (
        <LinkDialog
          address={state.href}
          onClose={() => setDialog(undefined)}
          onApply={(href) => {
            applyLink(editor, href)
            setDialog(undefined)
          }}
        />
      )}
      {dialog === 'video' && (
        <VideoDialog
          onClose={() => setDialog(undefined)}
          onAdd={({ embed, service }) => {
            setDialog(undefined)
            insertBlock(editor, { type: 'embed', attrs: { embed, service } })
          }}
        />
      )}
    </div>
  )
}

const TYPES: Readonly<Record<string, 'list' | 'image' | 'video'>> = {
  bulletList: 'list',
  orderedList: 'list',
  image: 'image',
  embed: 'video',
}

function stateOf(editor: Editor) {
  const { selection, doc } = editor.state
  const index = blockIndex(editor)
  const block = doc.maybeChild(index)
  const name = block?.type.name ?? ''
  const type: 'paragraph' | 'list' | 'image' | 'video' = TYPES[name] ?? 'paragraph'
  return {
    type,
    level: name === 'heading' ? (block?.attrs['level'] as number) : undefined,
    list: type === 'list' ? name : undefined,
    canIndent: selection.$from.depth < BLOCK_LIMITS.depth * LEVELS_PER_LIST && editor.can().sinkListItem('listItem'),
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    link: editor.isActive('link'),
    href: (editor.getAttributes('link')['href'] as string | undefined) ?? '',
    isFirst: index === 0,
    isLast: index >= doc.childCount - 1,
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  }
}
