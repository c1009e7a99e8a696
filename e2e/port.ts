/** Where the journeys' server listens; `E2E_PORT` lets two checkouts run at once. */
export const port = Number(process.env['E2E_PORT'] ?? 4100)
