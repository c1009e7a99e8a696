import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state'
import type { EditorNode } from './editor-json'

/** Index of the block at the start of the selection. */
export const blockIndex = ({ state }: Editor): number => state.selection.$from.index(0)

/** Inserts a block after the one at the caret, or replaces that one if it is empty. */
export function insertBlock(editor: Editor, node: EditorNode, at?: number): void {
  const { doc, selection } = editor.state
  const index = at === undefined ? selection.$from.index(0) : doc.resolve(at).index(0)
  const block = doc.maybeChild(index)
  const start = startOf(editor, index)
  const end = start + (block?.nodeSize ?? 0)
  const isEmpty = block?.type.name === 'paragraph' && block.content.size === 0
  const from = isEmpty ? start : end
  editor
    .chain()
    .command(({ tr }) => Boolean(closeHistory(tr)))
    .insertContentAt({ from, to: end }, node)
    .command(({ tr }) => caretAfter(tr, from))
    .focus()
    .run()
}

/** Removes the block at a position as its own undo step, and returns the focus to the text. */
export function removeBlock(editor: Editor, position: number | undefined): void {
  const node = position === undefined ? null : editor.state.doc.nodeAt(position)
  if (position === undefined || !node) return
  editor
    .chain()
    .command(({ tr }) => {
      closeHistory(tr).delete(position, position + node.nodeSize)
      return true
    })
    .focus()
    .run()
}

/** Moves the block at the caret up (-1) or down (1), together with the selection. */
export function moveBlock(editor: Editor, by: -1 | 1): void {
  const index = blockIndex(editor)
  const { doc } = editor.state
  const block = doc.maybeChild(index)
  const neighbour = doc.maybeChild(index + by)
  if (!block || !neighbour) return
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      closeHistory(tr)
      const from = startOf(editor, index)
      const target = by < 0 ? from - neighbour.nodeSize : from + neighbour.nodeSize
      const { anchor, head } = tr.selection
      const isNode = tr.selection instanceof NodeSelection
      tr.delete(from, from + block.nodeSize).insert(target, block)
      const shift = target - from
      tr.setSelection(
        isNode ? NodeSelection.create(tr.doc, target) : TextSelection.create(tr.doc, anchor + shift, head + shift),
      ).scrollIntoView()
      return true
    })
    .run()
}

/** Gives the list at the caret a style. Without a list it starts one; in a list of that style it ends the list. */
export function toggleList(editor: Editor, style: 'bulletList' | 'orderedList'): void {
  const { selection, schema } = editor.state
  const list = selection.$from.node(1)
  const chain = editor.chain().focus()
  if (list && list.type.name !== style && list.type.name.endsWith('List'))
    chain.command(({ tr }) => Boolean(tr.setNodeMarkup(selection.$from.before(1), schema.nodes[style])))
  else if (style === 'bulletList') chain.toggleBulletList()
  else chain.toggleOrderedList()
  chain.run()
}

/** Document position before the block at an index. */
function startOf({ state: { doc } }: Editor, index: number): number {
  let position = 0
  for (let at = 0; at < index; at += 1) position += doc.child(at).nodeSize
  return position
}

// After inserting a picture the author continues below it.
function caretAfter(tr: Transaction, position: number): boolean {
  const node = tr.doc.nodeAt(position)
  if (node && tr.doc.resolve(position + node.nodeSize).nodeAfter === null)
    tr.insert(position + node.nodeSize, tr.doc.type.schema.nodes['paragraph']?.create() ?? [])
  if (node) tr.setSelection(TextSelection.near(tr.doc.resolve(position + node.nodeSize), 1)).scrollIntoView()
  return true
}
