// The gift-card service of the demonstration, a process of its own beside the server (scripts/start.mjs).
import { join } from 'node:path'
import { loadConfig } from '../config.ts'
import { createGiftCardSandbox } from './sandbox.ts'

const { giftCards, dataDir } = loadConfig(process.env)
if (!giftCards) throw new Error('GIFT_CARD_URL and GIFT_CARD_TOKEN say where the sandbox listens, and to whom.')

const { hostname, port } = new URL(giftCards.url)
const { server } = createGiftCardSandbox({ token: giftCards.token, file: join(dataDir, 'gift-card-sandbox.jsonl') })
server.listen(Number(port), hostname)

const stop = () => process.exit(0)
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// The parent process has ended.
process.once('disconnect', stop)
