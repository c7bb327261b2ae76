// `npm run test:quick`: runs the tests in Node that depend on files changed since `main` or untracked. It builds nothing and runs
// no browser; `npm test` does both.
import { execFileSync } from 'node:child_process'
import { log, run } from './setup/run.mjs'

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main')
const changed = git('diff', '--name-only', '--relative', '--diff-filter=d', base)
const added = git('ls-files', '--others', '--exclude-standard')
const files = [...changed, ...added].filter((file) => /\.(tsx?|mjs|json)$/.test(file))

if (files.length === 0) log('no test depends on the changed files.')
else
	process.exitCode = await run(process.execPath, [
		'--experimental-vm-modules',
		'--disable-warning=ExperimentalWarning',
		'node_modules/jest/bin/jest.js',
		'--passWithNoTests',
		'--findRelatedTests',
		...files,
	])
