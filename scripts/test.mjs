// `npm test`: installs, builds and runs the tests in Node and in a browser. It prints `N flaky` with the browser tests that
// passed only on a retry, and last `N passed, N failed`. The server's tests run on the Postgres of TEST_DATABASE_URL, or on
// PGlite without it; the browser's on PGlite. With TEST_NATS_URL the tests of several processes over NATS run too. With `--full`
// (`npm run test:full`) the server's tests run on both, whole processes and further flows are tested too
// (docs/decisions/0157), the browser tests run every case of each matrix, also in Firefox and
// WebKit, and all hostile texts are tried.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './setup/browser.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { ensureEngines } from './setup/engines.mjs'
import { log, run, runOrExit } from './setup/run.mjs'

const isFull = process.argv.includes('--full')
if (isFull) process.env.TEST_FULL = '1'
await ensureDependencies()
await runOrExit('the build', process.execPath, ['scripts/build.mjs'])
const browser = await ensureBrowser()
if (isFull) await ensureEngines()

// With more room for new objects, the tests of the server need a twelfth less processor time.
const FLAGS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', '--max-semi-space-size=64']

const reports = mkdtempSync(join(tmpdir(), 'niouka-tests-'))
const total = { passed: 0, failed: 0 }
/** The tests that passed on a retry. */
const flaky = []

// The tests of whole processes start the build, on copies of the data folder of a site.
process.env.TEST_BUILT_SERVER = '1'
const { register } = await import('tsx/esm/api')
register()
const { makeTemplate } = await import('../e2e/src/site/template.ts')
const removeTemplate = await makeTemplate()
// In two runs, so that a worker holds either the server or the packages of the pages.
const SERVER = ['server', 'server on PGlite']
await jest('the server', ['--selectProjects', ...SERVER])
await jest('the other packages', ['--ignoreProjects', ...SERVER])
if (!process.env.TEST_DATABASE_URL) log('TEST_DATABASE_URL is not set: the tests of the server ran on PGlite only.')
if (!process.env.TEST_NATS_URL) log('TEST_NATS_URL is not set: the tests of several processes over NATS were skipped.')
else if (isFull && !process.env.TEST_DATABASE_URL)
	log('TEST_DATABASE_URL is not set: the tests of two processes on one Postgres were skipped.')
await playwright()

await removeTemplate()
rmSync(reports, { recursive: true, force: true })
process.stdout.write(`\n${flaky.length} flaky\n`)
for (const title of flaky) process.stdout.write(`  ${title}\n`)
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed === 0 ? 0 : 1)

async function jest(title, projects) {
	log(`testing ${title}…`)
	const file = join(reports, 'jest.json')
	rmSync(file, { force: true })
	const flags = ['--json', `--outputFile=${file}`, '--reporters=default']
	const code = await run(process.execPath, [...FLAGS, 'node_modules/jest/bin/jest.js', ...flags, ...projects], {
		env: { CHROMIUM_PATH: browser },
	})
	count(`the tests of ${title}`, code, file, (report) => ({
		passed: report.numPassedTests,
		// A test file that fails to load counts as one failure.
		failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
	}))
}

async function playwright() {
	log('testing in a browser…')
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

function count(title, code, file, read) {
	let counted = { passed: 0, failed: 0 }
	try {
		counted = read(JSON.parse(readFileSync(file, 'utf8')))
	} catch {
		log(`${title}: the report is missing.`)
	}
	total.passed += counted.passed
	total.failed += counted.failed
	if (code !== 0 && counted.failed === 0) total.failed += 1
}

/** The titles of the flaky tests in Playwright's report, with the titles of their suites. */
function flakyIn(suites, parents = []) {
	return suites.flatMap(({ title, suites: inner = [], specs = [] }) => {
		const names = [...parents, title]
		const flakySpecs = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
		return [...flakySpecs.map((spec) => [...names, spec.title].join(' › ')), ...flakyIn(inner, names)]
	})
}
