/**
 * The first letter as a reader sees it, whatever code points it consists of: every user and policy is shown with it
 * (R1-177, R1-223).
 */
export const firstLetter = (label: string) => [...new Intl.Segmenter().segment(label.trim())][0]?.segment ?? ''
