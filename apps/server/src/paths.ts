import { join, resolve } from 'node:path'

/** The repository. This file stands at the top of `src`, so that the way there is the same from `dist`. */
export const repositoryRoot = resolve(import.meta.dirname, '../../..')

/** The sources of the server, for what is read while it runs. */
export const sources = join(repositoryRoot, 'apps/server/src')
