// Installs what `npm start` leaves out, before commands of the README that need it.
import { ensureInstalled } from './workspace.mjs'

ensureInstalled()
