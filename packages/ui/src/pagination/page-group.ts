/** How many page buttons stand side by side (spec 1 section 9: five per group). */
export const groupSize = 5

/** What the pagination shows for one page; pages count from 0 (spec 1: page index starts at 0). */
export interface PageGroup {
  /** The pages of the group that holds the current one. */
  pages: number[]
  /** How many pages there are; at least 1. */
  pageCount: number
  /** First row of the page, from 1; 0 when there are no rows. */
  from: number
  /** Last row of the page, from 1. */
  to: number
  /** First page of the group before, if there is one. */
  previousGroup: number | undefined
  /** First page of the group after, if there is one. */
  nextGroup: number | undefined
}

/** The group of five around a page; a page outside the list is moved to its nearest end. */
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
