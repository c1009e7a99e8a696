/** Where the journeys open the portal; `E2E_PORT` lets two checkouts run at once. */
export const port = Number(process.env['E2E_PORT'] ?? 4100)

/** Makes the answers of the server late by chance (docs/quality.md). */
export const delaySeed = process.env['E2E_DELAY']

/** Where the server listens. */
export const serverPort = delaySeed ? port + 40 : port

/** Where the sandbox that sells gift cards listens, and the token that it wants. */
export const giftCards = {
  GIFT_CARD_URL: `http://127.0.0.1:${port + 20}`,
  GIFT_CARD_TOKEN: 'only-for-the-journeys',
}
