import type { Block } from '../model'

/** Address of an image that the story page provides. */
export const pictureAddress = '/favicon.svg'

/** An article with every type of block. */
export const article: Block[] = [
  { id: 'title', type: 'header', data: { text: 'Sick leave', level: 2 } },
  {
    type: 'paragraph',
    data: { text: 'Tell <a href="https://example.com/">your manager</a> <b>before nine</b>, <i>by telephone</i>.' },
  },
  {
    type: 'list',
    data: {
      style: 'ordered',
      items: [
        {
          content: 'Call',
          items: [
            { content: 'Your manager', items: [] },
            { content: 'The office', items: [] },
          ],
        },
        { content: 'Send the form', items: [] },
      ],
    },
  },
  { type: 'image', data: { file: { url: pictureAddress }, caption: 'The form' } },
  {
    type: 'embed',
    data: {
      embed: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      service: 'youtube',
      caption: 'How to call in sick',
    },
  },
]

/** A file to upload. */
export function picture(): File {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  return new File([Uint8Array.from(atob(pixel), (sign) => sign.codePointAt(0) ?? 0)], 'form.png', { type: 'image/png' })
}
