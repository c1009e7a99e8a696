/**
 * An operation of the contract as the resources call it. A function call for each takes less of the bundle than objects
 * that repeat field names.
 */
export function operation<
  const Method extends string,
  const Path extends string,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- without constant parameters there are no names to omit
  const Query extends Readonly<Record<string, unknown>> = Readonly<Record<never, unknown>>,
>(
  method: Method,
  path: Path,
  query?: Query,
  strict?: string,
): { readonly method: Method; readonly path: Path; readonly query: Query; readonly strict?: string } {
  return { method, path, query: query ?? ({} as Query), ...(strict && { strict }) }
}
