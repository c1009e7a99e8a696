/** Resolves in a separate task, so that a slow processor handles a click before it. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve))

// Modules imported after this file are evaluated in another task than modules imported before.
await nextTask()
