import { defineMessages } from '@ssp/feature-kit'

/** The block editor. Formats and links are those of the rich-text editor. */
export const blockMessages = defineMessages('blockEditor.blocks', {
  blockType: (current: string) => `Type of block: ${current}`,
  paragraph: 'Paragraph',
  header: (level: number) => `Header ${level}`,
  list: 'List',
  image: 'Image',
  video: 'Video',
  bulletList: 'Bulleted list',
  orderedList: 'Numbered list',
  indent: 'Move item in',
  outdent: 'Move item out',
  addImage: 'Add image',
  addVideo: 'Add video',
  moveUp: 'Move block up',
  moveDown: 'Move block down',
  caption: 'Caption',
  decorative: 'Decorative without a caption: screen readers skip it.',
  removeImage: (name: string) => `Remove image ${name}`.trim(),
  removeVideo: (name: string) => `Remove video ${name}`.trim(),
  uploading: (name: string) => `Uploading ${name}`,
  uploadFailed: 'The image could not be uploaded.',
  tryAgain: 'Try again',
  pendingImages: (count: number) =>
    count === 1
      ? '1 image is not uploaded yet. Wait for it, or remove it.'
      : `${count} images are not uploaded yet. Wait for them, or remove them.`,
  videoTitle: 'Add video',
  videoAddress: 'Address of the video',
  videoHelp: 'A page of YouTube, Vimeo or Loom, for example https://www.youtube.com/watch?v=…',
  videoInvalid: 'Only videos of YouTube, Vimeo and Loom can be added.',
  videoAdd: 'Add',
  cancel: 'Cancel',
  videoOf: { youtube: 'Video on YouTube', vimeo: 'Video on Vimeo', loom: 'Video on Loom' },
  imageMissing: 'This image could not be loaded.',
})
