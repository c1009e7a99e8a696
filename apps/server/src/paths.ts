import { join, resolve } from 'node:path'

/** The repository. This file is at the top of `src`, so that the path is the same from `dist`. */
export const repositoryRoot = resolve(import.meta.dirname, '../../..')

/** The sources of the server, for what is read while it runs. */
export const sources = join(repositoryRoot, 'apps/server/src')
