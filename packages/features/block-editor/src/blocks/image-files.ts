/** Types of an image in a body (decision 94). */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/svg+xml'] as const

/** The images among dropped or pasted files. */
export const imagesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => IMAGE_TYPES.some((allowed) => allowed === type))
