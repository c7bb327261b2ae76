// Gives a member a role: `npm run role -- <username> <member|moderator|admin>`. The operator creates the first admin with it.
import { runServerCommand } from './setup/serverCommand.mjs'

runServerCommand('role', 'src/site/commands/role.ts')
