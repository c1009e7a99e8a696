import type { Actor } from '../access/actor.ts'
import type { Call } from '../access/call.ts'
import type { Tx } from '../db/database.ts'

/** Who opens, with the own client. */
export type Opener = Pick<Actor, 'userId' | 'homeClientId'>

/** File extension -> content type of everything that may be uploaded so far. */
export const IMAGE_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
}

/** Largest image, 1-decisions 64. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024

/** A published object, as a bucket's rule sees it. */
export interface PublishedObject {
  clientId: string
  bucket: string
  /** Without the client id that begins the wire key. */
  path: string
  key: string
  uploadedBy?: string | undefined
}

/** The named groups that a key matched. */
export type KeyGroups = Readonly<Record<string, string | undefined>>

/** What a bucket takes and who may put there. */
export interface Bucket {
  name: string
  /** Matches the key after the leading `{clientId}/`. The group `userId` names the owner of the object. */
  path: RegExp
  /** Permissions to put, any one of which is enough; `self` lets the owner of the object do so too. */
  permission: string | ((groups: KeyGroups) => readonly string[])
  self?: boolean
  /** Permissions of which one is needed as well at a client with strict rights. Default: none. */
  strict?: readonly string[]
  /** Whether everybody who knows the address may see the object, without a signature: images of surveys. Default false. */
  isPublic?: boolean
  /** Extensions by which the content type is chosen. */
  types: Readonly<Record<string, string>>
  maxBytes: number
  /** Largest ZIP, where several files are packed into one. Default `maxBytes`. */
  maxZipBytes?: number
  /** Judges what no permission can, in the transaction that signs the address. Throws a problem. */
  authorise?: (tx: Tx, call: Call, groups: KeyGroups) => Promise<void>
  /** Whether an object is never replaced: a key that is in use takes no other file. Default false. */
  once?: boolean
  /** Whether images are stored without what they tell beside the picture: place, device, time. Default false. */
  withoutMetadata?: boolean
  /** Whether objects belong to the caller's own client, whichever is worked in. Default false. */
  isHome?: boolean
  /** Runs in the transaction that publishes the object. */
  onPublish?: (tx: Tx, object: PublishedObject) => Promise<void>
  /**
   * Judges each opening of a personal address once more, in a transaction of the reader's own client: what was signed may
   * have been withdrawn since.
   */
  onOpen?: (tx: Tx, key: string, opener: Opener) => Promise<boolean>
  /** The caller's own objects that were put and are not in use, by how their keys begin. Without it nothing is listed. */
  list?: (
    tx: Tx,
    call: Pick<Call, 'actor'> & { client: { id: string } },
    path: string,
  ) => Promise<{ key: string; size: number }[]>
  /** Removes an object that was put and is not in use. Throws a problem. Without it nothing can be removed. */
  remove?: (tx: Tx, call: Pick<Call, 'actor'> & { client: { id: string } }, key: string) => Promise<void>
}

/** The buckets by their names; `modules/index.ts` collects those of the modules. */
export type Buckets = ReadonlyMap<string, Bucket>

/** Source of the regular expression of an id, in lower case. */
export const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const { svg: _noSvg, ...photoTypes } = IMAGE_TYPES

/** `IMAGE_TYPES` without drawings. */
export const PHOTO_TYPES: Readonly<Record<string, string>> = photoTypes

/** Extensions of a table of types, as alternatives of a regular expression. */
export const extensionsOf = (types: Readonly<Record<string, string>>): string => Object.keys(types).join('|')

/** Largest file, 2-decisions 64. */
export const MAX_FILE_BYTES = 256 * 1024 * 1024

/** A key of a folder that is new for each upload, and a name in letters and digits of any script. */
export const uploadKey = (types: Readonly<Record<string, string>>): RegExp =>
  new RegExp(`^${ID}/[\\p{L}\\p{M}\\p{N}_-]{1,150}\\.(?:${extensionsOf(types)})$`, 'u')
