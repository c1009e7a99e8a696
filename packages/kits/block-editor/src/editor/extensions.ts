import { StarterKit } from '@tiptap/starter-kit'
import { LINK_SCHEMES } from '../model'

/** The parts of rich text: the elements of `RICH_TEXT_TAGS`. */
export const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      autolink: true,
      protocols: [...LINK_SCHEMES],
      HTMLAttributes: { target: null, rel: null },
    },
  }),
]
