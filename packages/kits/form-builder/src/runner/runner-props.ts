import type { Answers, FormField } from '../model'

/** Props of `SurveyRunner`. */
export interface SurveyRunnerProps {
  /** The form, in the order of its fields. */
  fields: readonly FormField[]
  /** Title above the form. Default: none. */
  title?: string
  /** Text under the title. Default: none. */
  description?: string
  /** Address of the logo of a branded form. Default: none. */
  logo?: string | null
  /** Whether answers are stored without the person, which is explained before answering. Default false. */
  anonymous?: boolean
  /** Explains what is stored, instead of the usual note. */
  storedNote?: string
  /** Key for persisting answers across reloads of the tab: the id of the survey. Default: answers are not persisted. */
  draftKey?: string
  /** Initial answers, for example progress stored by a server; persisted answers have priority. */
  saved?: { answers: Answers; seconds: number }
  /** Called with the answers so far and the seconds spent, whenever a page is completed and another one follows. */
  onProgress?: (answers: Answers, seconds: number) => void
  /**
   * Sends the answers to visible questions and the seconds since the form was opened. Called once per submit; while it runs
   * and after it has resolved, nothing is sent again. If it rejects, the answers stay and can be sent again.
   */
  onSubmit: (answers: Answers, seconds: number) => Promise<void>
}
