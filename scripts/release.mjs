// `npm run release -w mfe-catalogue`, and its parts: `release:build`, `:check`, `:publish`, `:promote`, `:withdraw`, `rollback`.
// Ends with 0 where it is done, 1 where the version is refused, 2 for wrong words, 3 where it cannot be done from here.
import { register } from 'tsx/esm/api'
import { checkTranslations } from './checks/translations.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'

process.env.NODE_ENV ??= 'production'
await ensureDependencies()
register()
const { run } = await import('../federation/src/release/commands/run.ts')

process.exitCode = await run(process.argv.slice(2), {
	environment: process.env,
	say: (text) => process.stdout.write(text),
	gapsInWords: (name) => checkTranslations().filter((problem) => problem.startsWith(`${name}/`)),
})
