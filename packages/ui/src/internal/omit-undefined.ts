type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Removes undefined properties, for libraries that distinguish missing from undefined. */
export const omitUndefined = <T extends object>(props: T): Defined<T> =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Defined<T>
