/** Accepted image types; the server accepts no SVG here. */
export const IMAGE_RULES = { extensions: ['png', 'jpg', 'jpeg', 'gif'], maxBytes: 10 * 1024 * 1024 }

/** Their media types. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif'] as const
