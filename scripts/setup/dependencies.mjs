import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must, ROOT, say } from './run.mjs'

const LOWEST_NODE = [20, 19]
const MARK = join(ROOT, 'node_modules', '.niouka-installed')

/** Installs the packages unless those of this very lock file are there already. Ends the process on too old a Node. */
export async function ensureDependencies() {
	const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
	if (major < LOWEST_NODE[0] || (major === LOWEST_NODE[0] && minor < LOWEST_NODE[1])) {
		say(`Node ${LOWEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`)
		process.exit(1)
	}
	const wanted = fingerprint()
	if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return
	say('installing the packages (once; about a minute)…')
	// `npm ci` would remove and fetch everything anew after each change of the lock file, and refuse one that somebody is
	// changing. Under `NODE_ENV=production`, which a build sets, npm would take away everything that only tests need.
	await must(
		'installing the packages',
		'npm',
		['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
		{
			env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
		},
	)
	writeFileSync(MARK, fingerprint())
}

function fingerprint() {
	const hash = createHash('sha256').update(process.version)
	const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
	for (const folder of ['.', ...manifest.workspaces]) hash.update(readFileSync(join(ROOT, folder, 'package.json')))
	if (existsSync(join(ROOT, 'package-lock.json'))) hash.update(readFileSync(join(ROOT, 'package-lock.json')))
	return hash.digest('hex')
}
