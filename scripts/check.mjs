// `npm run check`: types, lint and format, import direction, regular expressions, translations, decision
// records, budgets. Clean or it says where not.
import { checkDecisions } from './checks/decisions.mjs'
import { checkExpressions } from './checks/expressions.mjs'
import { checkImports } from './checks/imports.mjs'
import { checkTranslations } from './checks/translations.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { run, say } from './setup/run.mjs'

await ensureDependencies()
let clean = true

async function step(what, work) {
	say(`${what}…`)
	const problems = await work()
	for (const problem of problems) say(`  ${problem}`)
	if (problems.length > 0) clean = false
}

const command = async (name, args) => ((await run(process.execPath, args)) === 0 ? [] : [`${name} is not clean`])

await step('types', () => command('tsc', ['node_modules/typescript/bin/tsc', '-b', '--noEmit']))
await step('lint and format', () =>
	command('biome', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.']),
)
await step('import direction', checkImports)
await step('regular expressions', checkExpressions)
await step('translations', checkTranslations)
await step('decision records', checkDecisions)
await step('build', () => command('the build', ['scripts/build.mjs']))
await step('budgets', () => command('the budgets', ['--import', 'tsx', 'federation/src/checkBudgets.ts']))

say(clean ? 'clean.' : 'not clean.')
process.exit(clean ? 0 : 1)
