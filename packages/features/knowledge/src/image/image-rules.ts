/** What may be put as an image. */
export const IMAGE_RULES = { extensions: ['png', 'jpg', 'jpeg', 'gif'], maxBytes: 10 * 1024 * 1024 }
