import { useMessages } from '@ssp/feature-kit'
import type { FieldControlProps } from '@ssp/ui'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as editorStyles from '../editor/editor.css'
import { textboxAttributes } from '../editor/textbox-attributes'
import type { Block } from '../model'
import { insertBlock } from './block-commands'
import { blockExtensions } from './block-schema'
import { BlockToolbar } from './block-toolbar'
import { fromEditorJson, toEditorJson } from './editor-json'
import { imagesIn } from './image-files'
import { ImageUploads, type UploadImage } from './image-uploads'
import { blockMessages } from './messages'
import * as styles from './blocks.css'

/** Props of `BlocksControl`. */
export interface BlocksControlProps {
  blocks: readonly Block[]
  onBlocksChange: (blocks: Block[]) => void
  uploadImage: UploadImage | undefined
  imageTypes: readonly string[]
  onPendingImagesChange: ((count: number) => void) | undefined
  /** Id of the label. */
  labelledBy: string
  control: FieldControlProps
}

/** The block editor with its toolbar, as the control of a field. */
export function BlocksControl(props: BlocksControlProps) {
  const { blocks, onBlocksChange, uploadImage, imageTypes, onPendingImagesChange, labelledBy, control } = props
  const messages = useMessages(blockMessages)
  const [pending, setPending] = useState(0)
  const [uploads] = useState(() => new ImageUploads())
  const report = useRef(onBlocksChange)
  useEffect(() => {
    report.current = onBlocksChange
    uploads.sendWith(uploadImage)
  })
  const sent = useRef<string[]>([])
  const emit = (changed: Editor) => {
    setPending(pendingImages(changed, uploads))
    const now = blocksOf(changed, uploads)
    const json = JSON.stringify(now)
    if (json === sent.current.at(-1)) return
    sent.current.push(json)
    report.current(now)
  }
  // The editor keeps the handlers it was created with.
  const typesRef = useRef(imageTypes)
  useEffect(() => {
    typesRef.current = imageTypes
  })
  const editor = useEditor({
    extensions: blockExtensions(uploads),
    content: toEditorJson(blocks),
    injectCSS: false,
    // An editor that is created while rendering is destroyed if its effects run late.
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: textboxAttributes(control, labelledBy),
      handlePaste: (_view, event) => addImages(imagesIn(event.clipboardData, typesRef.current)),
      handleDrop: (view, event, _slice, moved) =>
        !moved &&
        addImages(
          imagesIn(event.dataTransfer, typesRef.current),
          view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos,
        ),
    },
    onUpdate: ({ editor: changed }) => emit(changed),
  })
  const editorRef = useRef(editor)
  useEffect(() => {
    editorRef.current = editor
  })

  function addImages(files: readonly File[], at?: number): boolean {
    const target = editorRef.current
    if (!target || !uploads.canSend || files.length === 0) return false
    for (const file of files) insertBlock(target, { type: 'image', attrs: { upload: uploads.start(file) } }, at)
    return true
  }

  // An uploaded image becomes part of the blocks without a change of the document.
  useEffect(() => {
    if (!editor) return undefined
    return uploads.subscribe(() => emit(editor))
  })
  useEffect(() => () => uploads.dispose(), [uploads])

  const reportPending = useEffectEvent((count: number) => onPendingImagesChange?.(count))
  useEffect(() => {
    reportPending(pending)
    return () => reportPending(0)
  }, [pending])

  // Typed text comes back as the value, after the next keystroke. Any other value is a reloaded record or a discarded
  // change.
  const json = JSON.stringify(blocks)
  useEffect(() => {
    const at = sent.current.indexOf(json)
    sent.current = at < 0 ? [] : sent.current.slice(at)
    if (editor && at < 0 && json !== JSON.stringify(blocksOf(editor, uploads)))
      editor.commands.setContent(toEditorJson(JSON.parse(json) as Block[]), { emitUpdate: false })
  }, [editor, json, uploads])

  return (
    <div className={editorStyles.frame} data-invalid={control['aria-invalid'] || undefined}>
      {editor && (
        <BlockToolbar
          editor={editor}
          imageTypes={imageTypes}
          onImages={uploadImage && ((files) => void addImages(files))}
        />
      )}
      <EditorContent editor={editor} />
      <output className={styles.pending}>{pending > 0 && messages.pendingImages(pending)}</output>
    </div>
  )
}

const blocksOf = (editor: Editor, uploads: ImageUploads): Block[] =>
  fromEditorJson(editor.getJSON(), (upload) => uploads.get(upload)?.url)

/** Number of images in the document that are not stored yet. */
function pendingImages({ state: { doc } }: Editor, uploads: ImageUploads): number {
  let count = 0
  doc.forEach(({ attrs }) => {
    const upload = attrs['upload'] as string | null | undefined
    if (upload && uploads.get(upload)?.url === undefined) count += 1
  })
  return count
}
