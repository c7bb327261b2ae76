// `npm run test:quick`: the tests in Node that the changed files touch: what differs from `main`, and what git does not know
// yet. It builds nothing, and asks no browser; `npm test` does both.
import { execFileSync } from 'node:child_process'
import { run, say } from './setup/run.mjs'

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main')
const changed = git('diff', '--name-only', '--relative', '--diff-filter=d', base)
const added = git('ls-files', '--others', '--exclude-standard')
const files = [...changed, ...added].filter((file) => /\.(tsx?|mjs|json)$/.test(file))

if (files.length === 0) say('nothing that a test could touch has changed.')
else process.exitCode = await run(process.execPath, [
	'--experimental-vm-modules',
	'--disable-warning=ExperimentalWarning',
	'node_modules/jest/bin/jest.js',
	'--passWithNoTests',
	'--findRelatedTests',
	...files,
])
