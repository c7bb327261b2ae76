// Gives a member a role: `npm run role -- <username> <member|moderator|admin>`. So whoever hosts the site makes the first admin.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readEnvironment } from './setup/environment.mjs'

readEnvironment()
const root = fileURLToPath(new URL('..', import.meta.url))

// The built bundle starts faster and needs no tools; without a build the sources run as they are.
const built = resolve(root, 'server/dist/role.js')
const command = existsSync(built) ? [built] : ['--import', 'tsx', resolve(root, 'server/src/site/commands/role.ts')]

const child = spawn(process.execPath, [...command, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
