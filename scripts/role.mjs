// Gives a member a role: `npm run role -- <username> <member|moderator|admin>`. The operator creates the first admin with it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readEnvironment } from './setup/environment.mjs'

readEnvironment()
const root = fileURLToPath(new URL('..', import.meta.url))

// The bundle starts faster and needs no development packages. Without a build, tsx runs the sources.
const built = resolve(root, 'server/dist/role.js')
const command = existsSync(built) ? [built] : ['--import', 'tsx', resolve(root, 'server/src/site/commands/role.ts')]

const child = spawn(process.execPath, [...command, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
