/** What may be put as an image; the server takes no SVG here. */
export const IMAGE_RULES = { extensions: ['png', 'jpg', 'jpeg', 'gif'], maxBytes: 10 * 1024 * 1024 }

/** The media types of them. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif'] as const
