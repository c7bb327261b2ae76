// `npm run check`: types, lint and format, dependency directions of imports and of SQL, regular expressions, translations, decision
// records, what the lowest browsers lack, budgets of bytes and of lines. It prints each problem.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkArchitecture } from './checks/architecture.mjs'
import { checkBrowsers } from './checks/browsers.mjs'
import { checkDecisions } from './checks/decisions.mjs'
import { checkExpressions } from './checks/expressions.mjs'
import { checkImports } from './checks/imports.mjs'
import { countLines, overBudget, tableOfLines } from './checks/lines.mjs'
import { checkTables } from './checks/tables.mjs'
import { checkTranslations } from './checks/translations.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { log, ROOT, run } from './setup/run.mjs'

await ensureDependencies()
let isPassed = true

async function step(name, check) {
	log(`${name}…`)
	const problems = await check()
	for (const problem of problems) log(`  ${problem}`)
	if (problems.length > 0) isPassed = false
}

const command = async (name, args) => ((await run(process.execPath, args)) === 0 ? [] : [`${name} failed`])

// Each package with types, so that a new one is checked too.
const projects = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'tsconfig.json')))
await step('types', () =>
	command('tsc', ['node_modules/@typescript/native/bin/tsc', '-b', '--noEmit', ...projects, 'shell/src/worker']),
)
await step('lint and format', () =>
	command('biome', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.']),
)
await step('dependency directions', checkImports)
await step('tables of later slices', checkTables)
await step('architecture in the README', checkArchitecture)
await step('regular expressions', checkExpressions)
await step('translations', checkTranslations)
await step('decision records', checkDecisions)
await step('build', () => command('the build', ['scripts/build.mjs']))
await step('lowest browsers', checkBrowsers)
await step('budgets', () => command('the budgets', ['--import', 'tsx', 'federation/src/checkBudgets.ts']))

await step('lines', () => {
	const counts = countLines()
	process.stdout.write(`${tableOfLines(counts).join('\n')}\n`)
	return overBudget(counts)
})

log(isPassed ? 'every check passed.' : 'some checks failed.')
process.exit(isPassed ? 0 : 1)
