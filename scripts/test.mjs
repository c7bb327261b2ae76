// `npm test`: sets everything up, then runs every test, in Node and in a browser. It names the browser tests that passed only
// when they were tried again, after a line `N flaky`, and ends with the line `N passed, N failed`. With TEST_DATABASE_URL the
// server's tests in which Postgres can differ from PGlite (they import `onPostgresToo.ts`) run a second time, on that
// Postgres; with TEST_NATS_URL they include those of several processes that share a NATS server. With `--full`, as
// `npm run test:full` says it, the browser tests take every case of each matrix and all the hostile texts.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './setup/browser.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { must, run, say } from './setup/run.mjs'

if (process.argv.includes('--full')) process.env.TEST_FULL = '1'
await ensureDependencies()
await must('the build', process.execPath, ['scripts/build.mjs'])
const browser = await ensureBrowser()

// Files that say by an import that the two databases can differ.
const ON_POSTGRES_TOO = [
	'--selectProjects',
	'server',
	'--findRelatedTests',
	'server/src/core/database/onPostgresToo.testing.ts',
]

const reports = mkdtempSync(join(tmpdir(), 'niouka-tests-'))
const total = { passed: 0, failed: 0 }
/** The tests that passed, but not at once. */
const flaky = []

await jest('every package', 'jest', [], { TEST_DATABASE_URL: undefined })
if (process.env.TEST_DATABASE_URL) await jest('the server on Postgres', 'postgres', ON_POSTGRES_TOO, {})
else say('TEST_DATABASE_URL is not set: the server was tested on its own database only.')
if (!process.env.TEST_NATS_URL) say('TEST_NATS_URL is not set: several processes over NATS were left out.')
else if (!process.env.TEST_DATABASE_URL) say('Two processes on one Postgres were left out.')
await playwright()

rmSync(reports, { recursive: true, force: true })
process.stdout.write(`\n${flaky.length} flaky\n`)
for (const title of flaky) process.stdout.write(`  ${title}\n`)
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed === 0 ? 0 : 1)

async function jest(what, name, args, env) {
	say(`testing ${what}…`)
	const file = join(reports, `${name}.json`)
	const flags = ['--json', `--outputFile=${file}`, '--reporters=default', ...args]
	const code = await run(
		process.execPath,
		['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js', ...flags],
		{ env: { ...env, CHROMIUM_PATH: browser } },
	)
	count(what, code, file, (report) => ({
		passed: report.numPassedTests,
		// A file that could not even start has no tests to count, and still is a failure.
		failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
	}))
}

async function playwright() {
	say('testing in a browser…')
	const file = join(reports, 'playwright.json')
	const code = await run(
		process.execPath,
		['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
		{ env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: browser } },
	)
	count('the browser tests', code, file, ({ stats, errors, suites }) => {
		flaky.push(...flakyIn(suites))
		return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
	})
}

function count(what, code, file, read) {
	let counted = { passed: 0, failed: 0 }
	try {
		counted = read(JSON.parse(readFileSync(file, 'utf8')))
	} catch {
		say(`${what}: no report was written.`)
	}
	total.passed += counted.passed
	total.failed += counted.failed
	if (code !== 0 && counted.failed === 0) total.failed += 1
}

/** The names of the tests of Playwright's report that passed only when they were tried again, each below those of its suites. */
function flakyIn(suites, above = []) {
	return suites.flatMap(({ title, suites: inner = [], specs = [] }) => {
		const names = [...above, title]
		const unsteady = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
		return [...unsteady.map((spec) => [...names, spec.title].join(' › ')), ...flakyIn(inner, names)]
	})
}
