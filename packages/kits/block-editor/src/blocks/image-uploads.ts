/**
 * Uploads a file, reports the sent fraction (0 to 1), and resolves to the address to store. Rejects with a text for the
 * user.
 */
export type UploadImage = (file: File, onProgress: (fraction: number) => void) => Promise<string>

/** An image that is uploading or failed. */
export interface ImageUpload {
  file: File
  /** Local address of the file in this browser. */
  preview: string
  state: 'sending' | 'done' | 'failed'
  /** Sent fraction, 0 to 1. */
  progress: number
  /** The stored address, once uploaded. */
  url?: string
  /** The reason for a failure. */
  message?: string
}

/** The uploads of one editor. They are not part of its document, so undo and redo do not affect them. */
export class ImageUploads {
  #items: ReadonlyMap<string, ImageUpload> = new Map()
  readonly #listeners = new Set<() => void>()
  #send: UploadImage | undefined

  /** Sets the upload function; undefined if images cannot be uploaded. */
  sendWith(send: UploadImage | undefined): void {
    this.#send = send
  }

  get canSend(): boolean {
    return this.#send !== undefined
  }

  /** Starts to upload a file; returns the id of the upload. */
  start(file: File): string {
    const id = crypto.randomUUID()
    void this.#run(id, { file, preview: URL.createObjectURL(file), state: 'sending', progress: 0 })
    return id
  }

  retry(id: string): void {
    const { file, preview } = this.get(id) ?? {}
    if (file && preview) void this.#run(id, { file, preview, state: 'sending', progress: 0 })
  }

  get(id: string): ImageUpload | undefined {
    return this.#items.get(id)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Frees the previews. */
  dispose(): void {
    for (const { preview } of this.#items.values()) URL.revokeObjectURL(preview)
  }

  async #run(id: string, upload: ImageUpload) {
    this.#set(id, upload)
    try {
      const url = await this.#send?.(upload.file, (progress) => this.#set(id, { ...upload, progress }))
      this.#set(id, url ? { ...upload, state: 'done', progress: 1, url } : { ...upload, state: 'failed' })
    } catch (error) {
      this.#set(id, { ...upload, state: 'failed', ...(error instanceof Error && { message: error.message }) })
    }
  }

  #set(id: string, upload: ImageUpload) {
    this.#items = new Map(this.#items).set(id, upload)
    for (const listener of this.#listeners) listener()
  }
}
