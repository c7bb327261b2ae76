// `npm run release -w mfe-catalogue`, and its parts: `release:build`, `:check`, `:publish`, `:promote`, `:withdraw`, `rollback`.
// Exits with 0 if done, 1 if the version is refused, 2 for wrong arguments, 3 if it is not possible here.
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
