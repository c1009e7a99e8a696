/** Resolves in a task of its own, so that a slow processor handles a click before it. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve))

// What is imported after this file is evaluated in another task than what is imported before.
await nextTask()
