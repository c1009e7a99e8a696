import { Extension, Mark, Node, type Extensions } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { isImageAddress, isLinkAddress, LINK_SCHEMES, videoOf } from '../model'
import { EmbedNodeView } from './embed-node-view'
import { ImageNodeView } from './image-node-view'
import type { ImageUploads } from './image-uploads'

const BLOCKS = ['paragraph', 'heading', 'bulletList', 'orderedList', 'image', 'embed']
const LISTS = new Set(['bulletList', 'orderedList'])

/** The document that `fromEditorJson` reads. `uploads` are the images of the editor that are still uploading. */
export const blockExtensions = (uploads: ImageUploads): Extensions => [
  StarterKit.configure({
    blockquote: false,
    codeBlock: false,
    horizontalRule: false,
    listItem: false,
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      autolink: true,
      protocols: [...LINK_SCHEMES],
      isAllowedUri: isLinkAddress,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Highlight,
  ListItemNode,
  ImageNode.configure({ uploads }),
  EmbedNode,
  BlockIds,
  OneListStyle,
]

const Highlight = Mark.create({
  name: 'highlight',
  parseHTML: () => [{ tag: 'mark' }],
  renderHTML: () => ['mark', 0],
})

// Text and lists only, because an item of a body contains nothing else.
const ListItemNode = Node.create({
  name: 'listItem',
  content: 'paragraph (bulletList | orderedList)*',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      // Not Tab, because Tab leaves the editor (WCAG 2.1.2).
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    }
  },
})

const ImageNode = Node.create<{ uploads: ImageUploads | undefined }>({
  name: 'image',
  group: 'block',
  atom: true,
  addOptions: () => ({ uploads: undefined }),
  addAttributes: () => ({
    url: {
      default: null,
      parseHTML: (element) => element.getAttribute('src'),
      renderHTML: ({ url }) => ({ src: url as string }),
    },
    caption: {
      default: '',
      parseHTML: (element) => element.getAttribute('alt') ?? '',
      renderHTML: ({ caption }) => ({ alt: caption as string }),
    },
    upload: {
      default: null,
      parseHTML: (element) => element.getAttribute('data-upload'),
      renderHTML: ({ upload }) => (upload ? { 'data-upload': upload as string } : {}),
    },
  }),
  // Pictures of other sites are not pasted with their text, because the content policy would not load them.
  parseHTML() {
    const isOwn = (element: HTMLElement) =>
      isImageAddress(element.getAttribute('src') ?? '') ||
      this.options.uploads?.get(element.getAttribute('data-upload') ?? '') !== undefined
    return [{ tag: 'img[data-ssp-block]', getAttrs: (element) => isOwn(element) && null }]
  },
  renderHTML: ({ HTMLAttributes }) => ['img', { 'data-ssp-block': '', ...HTMLAttributes }],
  addNodeView: () => ReactNodeViewRenderer(ImageNodeView),
})

const EmbedNode = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    embed: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-embed') ?? '',
      renderHTML: ({ embed }) => ({ 'data-embed': embed as string }),
    },
    service: {
      default: null,
      parseHTML: (element) => videoOf(element.getAttribute('data-embed') ?? '')?.service ?? null,
      renderHTML: () => ({}),
    },
    caption: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-caption') ?? '',
      renderHTML: ({ caption }) => ({ 'data-caption': caption as string }),
    },
  }),
  parseHTML: () => [
    {
      tag: 'div[data-embed]',
      getAttrs: (element) => videoOf(element.getAttribute('data-embed') ?? '') !== undefined && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(EmbedNodeView),
})

// Ids come only from stored blocks, never from pasted content.
const BlockIds = Extension.create({
  name: 'blockIds',
  addGlobalAttributes: () => [
    {
      types: BLOCKS,
      attributes: { blockId: { default: null, rendered: false, keepOnSplit: false, parseHTML: () => null } },
    },
  ],
})

// A body stores one style for a list and all lists nested in it.
const OneListStyle = Extension.create({
  name: 'oneListStyle',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _before, { doc, tr }) => {
        if (!transactions.some(({ docChanged }) => docChanged)) return null
        doc.forEach((list, offset) => {
          if (!LISTS.has(list.type.name)) return
          list.descendants((node: DocumentNode, position) => {
            if (LISTS.has(node.type.name) && node.type !== list.type) tr.setNodeMarkup(offset + 1 + position, list.type)
          })
        })
        return tr.docChanged ? tr : null
      },
    }),
  ],
})
