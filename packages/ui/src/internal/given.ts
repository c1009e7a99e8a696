type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Leaves out what is undefined, for libraries that tell "left out" from "undefined". */
export const given = <T extends object>(props: T): Given<T> =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Given<T>
