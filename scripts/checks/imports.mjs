import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { packages } from '../../.dependency-cruiser.mjs'
import { ROOT } from '../setup/run.mjs'

const CONFIGURATION = `${ROOT}/.dependency-cruiser.mjs`
const CRUISER = `${ROOT}/node_modules/dependency-cruiser/bin/dependency-cruise.mjs`

/**
 * The forbidden imports in a folder of packages.
 * @returns the name of the rule, the importing file and the imported file of each
 */
export async function forbiddenImports(root = ROOT, configuration = CONFIGURATION) {
	const { stdout } = await promisify(execFile)(
		process.execPath,
		[CRUISER, '--config', configuration, '--output-type', 'json', ...Object.keys(packages), 'scripts'],
		{ cwd: root, maxBuffer: Number.POSITIVE_INFINITY, env: { ...process.env, NODE_OPTIONS: '' } },
	)
	return JSON.parse(stdout).summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
}

/** The forbidden imports of the repository, a line each. */
export async function checkImports() {
	return (await forbiddenImports()).map(({ rule, from, to }) => `${rule}: ${from} imports ${to}`)
}
