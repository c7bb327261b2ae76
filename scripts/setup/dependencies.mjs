import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { log, ROOT, runOrExit } from './run.mjs'

const MINIMUM_NODE = [20, 19]
const FINGERPRINT_FILE = join(ROOT, 'node_modules', '.niouka-installed')

/** Installs the packages if the lock file has changed since the last time. Exits if Node is too old. */
export async function ensureDependencies() {
	const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
	if (major < MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor < MINIMUM_NODE[1])) {
		log(`Node ${MINIMUM_NODE.join('.')} or newer is required; this is ${process.versions.node}.`)
		process.exit(1)
	}
	const current = fingerprint()
	if (existsSync(FINGERPRINT_FILE) && readFileSync(FINGERPRINT_FILE, 'utf8') === current) return
	log('installing the packages (once; about a minute)…')
	// `npm ci` would reinstall everything after each change of the lock file, and fail during an edit of package.json. With
	// `NODE_ENV=production`, which a build sets, npm would remove the development packages without `--include=dev`.
	await runOrExit(
		'installing the packages',
		'npm',
		['install', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
		{
			env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
		},
	)
	writeFileSync(FINGERPRINT_FILE, fingerprint())
}

function fingerprint() {
	const hash = createHash('sha256').update(process.version)
	const packages = readdirSync(ROOT)
		.sort()
		.map((name) => join(name, 'package.json'))
	for (const file of ['package.json', 'package-lock.json', ...packages]) {
		if (existsSync(join(ROOT, file))) hash.update(readFileSync(join(ROOT, file)))
	}
	return hash.digest('hex')
}
