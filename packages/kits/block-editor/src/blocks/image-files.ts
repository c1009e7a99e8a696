/** Types of an image in a body, unless the server accepts fewer (decision 94). */
export const IMAGE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/svg+xml']

/** The images of these types among dropped or pasted files. */
export const imagesIn = (data: DataTransfer | null, types: readonly string[]): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => types.includes(type))
