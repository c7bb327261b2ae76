// `npm run release -w mfe-catalogue`, and its parts: `release:build`, `:check`, `:publish`, `:promote`, `:withdraw`, `:stack`,
// `rollback`.
// Exit codes: 0 success, 1 the version is refused, 2 invalid arguments, 3 the command cannot run in this environment.
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { register } from 'tsx/esm/api'
import { ensureDependencies } from './setup/dependencies.mjs'

process.env.NODE_ENV ??= 'production'
await ensureDependencies()
register()
const { run } = await import('../federation/src/release/commands/runCommand.ts')

process.exitCode = await run(process.argv.slice(2), {
	environment: process.env,
	write: (output) => process.stdout.write(output),
	// npm runs a script in the folder of its package.
	read: (file) => (file ? readFile(resolve(process.env.INIT_CWD ?? '.', file), 'utf8') : text(process.stdin)),
})
