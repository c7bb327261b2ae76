// `npm run release -w mfe-catalogue`, and its parts: `release:build`, `:check`, `:publish`, `:promote`, `:withdraw`, `rollback`.
// Exit codes: 0 success, 1 the version is refused, 2 invalid arguments, 3 the command cannot run in this environment.
import { register } from 'tsx/esm/api'
import { checkTranslations } from './checks/translations.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'

process.env.NODE_ENV ??= 'production'
await ensureDependencies()
register()
const { run } = await import('../federation/src/release/commands/runCommand.ts')

process.exitCode = await run(process.argv.slice(2), {
	environment: process.env,
	write: (text) => process.stdout.write(text),
	missingTranslations: (name) => checkTranslations().filter((problem) => problem.startsWith(`${name}/`)),
})
