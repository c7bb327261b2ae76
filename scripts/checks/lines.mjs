import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SLICES } from '../../federation/src/slices.mjs'
import { ROOT } from '../setup/run.mjs'

/** What is neither product nor test: tools, samples, and what a program or nobody changes any more. */
const TOOLS = /^(scripts|bench|workbench|slice-kit|shared-samples|api-client)\/|\/(migrations|samples|gallery)\//
const TESTS = /\.(test|spec)\.tsx?$/
/** What tests stand on: fake servers, fixtures, members. */
const SUPPORT = /^e2e\/|\.testing\.tsx?$|\/testing\//

/**
 * The most lines of product that each package may have. They may rise only with a decision that says what the lines are worth;
 * what falls is written down here, so that it stays.
 */
export const BUDGETS = {
	federation: 4880,
	'mfe-account': 22_940,
	'mfe-catalogue': 18_170,
	'mfe-community': 20_245,
	server: 80_605,
	'shared-composition': 3795,
	'shared-contract': 11_950,
	'shared-i18n': 665,
	'shared-state': 1765,
	'shared-ui': 3790,
	shell: 4025,
}

/** What a slice without a line above may have. */
const NEW_SLICE = 3000
const budgetOf = (name, budgets) => budgets[name] ?? (SLICES.includes(name) ? NEW_SLICE : 0)

/** The files and lines of a repository's TypeScript by package: product, tests, and what tests stand on. */
export function countLines(folder = ROOT) {
	const paths = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx'], { cwd: folder, encoding: 'utf8' })
		.split('\0')
		.filter((path) => path.includes('/') && !TOOLS.test(path))
	const counts = {}
	for (const path of paths) {
		const kind = TESTS.test(path) ? 'tests' : SUPPORT.test(path) ? 'support' : 'product'
		const [name] = path.split('/')
		counts[name] ??= { product: { files: 0, lines: 0 }, tests: { files: 0, lines: 0 }, support: { files: 0, lines: 0 } }
		counts[name][kind].files += 1
		counts[name][kind].lines += readFileSync(join(folder, path), 'utf8').split('\n').length - 1
	}
	return counts
}

/** The counts as lines of a table, with their sum. */
export function tableOfLines(counts) {
	const cell = ({ files, lines }) => `${files} / ${lines}`.padStart(14)
	const row = (name, count) =>
		name.padEnd(20) + ['product', 'tests', 'support'].map((kind) => cell(count[kind])).join('')
	const sum = (kind) => ({
		files: Object.values(counts).reduce((total, count) => total + count[kind].files, 0),
		lines: Object.values(counts).reduce((total, count) => total + count[kind].lines, 0),
	})
	return [
		`${'files / lines'.padEnd(20)}${['product', 'tests', 'support'].map((kind) => kind.padStart(14)).join('')}`,
		...Object.entries(counts).map(([name, count]) => row(name, count)),
		row('all', { product: sum('product'), tests: sum('tests'), support: sum('support') }),
	]
}

/** A line for each package with more lines of product than its budget. */
export function overBudget(counts, budgets = BUDGETS) {
	return Object.entries(counts)
		.filter(([name, { product }]) => product.lines > budgetOf(name, budgets))
		.map(
			([name, { product }]) =>
				`${name} has ${product.lines} lines of product, its budget is ${budgetOf(name, budgets)}`,
		)
}
