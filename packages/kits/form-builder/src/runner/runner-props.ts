import type { Answers, FormField } from '../model'

/** Props of `SurveyRunner`. */
export interface SurveyRunnerProps {
  /** The form, in the order of its fields. */
  fields: readonly FormField[]
  /** Title above the form. Default none. */
  title?: string
  /** Text under the title. Default none. */
  description?: string
  /** Address of the logo of a branded form. Default none. */
  logo?: string | null
  /** Whether answers are stored without the person, which is said before answering. Default false. */
  anonymous?: boolean
  /** Says what is stored in place of the usual note. */
  storedNote?: string
  /** Names the form for answers that are kept over a reload of the tab: the id of the survey. Default: they are not kept. */
  draftKey?: string
  /** Answers to begin with, for example progress that a server has stored; those kept over a reload come first. */
  saved?: { answers: Answers; seconds: number }
  /** Called with the answers so far and their seconds whenever a page has been completed and another one follows. */
  onProgress?: (answers: Answers, seconds: number) => void
  /**
   * Sends the answers to visible questions and the seconds since the form was opened. Called once per submit; while it runs
   * and after it resolved nothing is sent again. When it rejects, the answers stay and can be sent again.
   */
  onSubmit: (answers: Answers, seconds: number) => Promise<void>
}
