/** Shown in every text of a record that the suite creates; who must not see the client must not see it. */
export const MARK = 'canary-'

/** The password of everybody whom the suite creates. */
export const PASSWORD = 'Lighthouse-42-keeper'

/** The valid one-time code of a caller who has a twin, and of the twin. */
export const CODE = '000000'

/** Segment of the journal that holds what the operations of a stage share. */
export const STAGE = 'stage'
/** The secret of the server of a run, from which fixtures derive keys. */
export const SECRET = 'only for a throwaway server of the security run'
