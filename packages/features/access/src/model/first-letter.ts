/** The first letter as people see it, whatever it is made of: a user or policy is drawn with it everywhere (R1-177, R1-223). */
export const firstLetter = (label: string) => [...new Intl.Segmenter().segment(label.trim())][0]?.segment ?? ''
