// Copies the site's files between the data folder and an object store: `npm run copy-files -- <to-bucket|to-folder>`.
import { runServerCommand } from './setup/serverCommand.mjs'

runServerCommand('copyFiles', 'src/site/commands/copyFiles.ts')
