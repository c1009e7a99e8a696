/** Why a file is rejected. */
export type FileRejection = 'tooLarge' | 'wrongType'

/** Whether a file matches an HTML `accept` list: `.csv`, `image/*`, `application/pdf`. */
export function fitsAccept(file: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean {
  if (accept.length === 0) return true
  const [name, type] = [file.name.toLowerCase(), file.type.toLowerCase()]
  return accept.some((entry) => {
    const rule = entry.trim().toLowerCase()
    if (rule.startsWith('.')) return name.endsWith(rule)
    return rule.endsWith('/*') ? type.startsWith(rule.slice(0, -1)) : type === rule
  })
}

/** Why this file is rejected, or undefined; `maxSize` in bytes. */
export function rejectionOf(
  file: Pick<File, 'name' | 'type' | 'size'>,
  accept: readonly string[],
  maxSize: number | undefined,
): FileRejection | undefined {
  if (!fitsAccept(file, accept)) return 'wrongType'
  return maxSize !== undefined && file.size > maxSize ? 'tooLarge' : undefined
}

/** Formats bytes: `10 MB`, `1.5 MB`, `900 KB`. */
export function fileSize(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB']
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  return `${Number((bytes / 1024 ** step).toFixed(1))} ${units[step]}`
}
