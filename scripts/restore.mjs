// Restores a backup of the site: `npm run restore -- --from <file|s3://bucket/key>`.
import { runServerCommand } from './setup/serverCommand.mjs'

runServerCommand('restore', 'src/site/commands/restore.ts')
