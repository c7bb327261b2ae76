// Writes an open dump of the catalogue now: `npm run dump`.
import { runServerCommand } from './setup/serverCommand.mjs'

runServerCommand('dump', 'src/plugins/openDump/commands/dump.ts')
