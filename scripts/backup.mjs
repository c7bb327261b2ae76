// Backs up the site: `npm run backup -- --to <file|s3://bucket/key>`.
import { runServerCommand } from './setup/serverCommand.mjs'

runServerCommand('backup', 'src/site/commands/backup.ts')
