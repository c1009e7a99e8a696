/** Page buttons per group (spec 1 section 9: five). */
export const groupSize = 5

/** The state of the pagination for one page; the page index starts at 0 (spec 1). */
export interface PageGroup {
  /** Pages of the current group. */
  pages: number[]
  /** Number of pages, at least 1. */
  pageCount: number
  /** First row of the page, from 1; 0 when there are no rows. */
  from: number
  /** Last row of the page, from 1. */
  to: number
  /** First page of the previous group, if there is one. */
  previousGroup: number | undefined
  /** First page of the next group, if there is one. */
  nextGroup: number | undefined
}

/** The group of five around a page; a page out of range is clamped. */
export function pageGroup(page: number, pageSize: number, total: number): PageGroup {
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  const current = Math.min(Math.max(0, page), pageCount - 1)
  const first = current - (current % groupSize)
  const after = first + groupSize
  return {
    pages: Array.from({ length: Math.min(groupSize, pageCount - first) }, (_, index) => first + index),
    pageCount,
    from: total === 0 ? 0 : current * pageSize + 1,
    to: Math.min(total, (current + 1) * pageSize),
    previousGroup: first > 0 ? first - groupSize : undefined,
    nextGroup: after < pageCount ? after : undefined,
  }
}
