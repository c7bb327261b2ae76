import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The benchmarks in the order of the README; each is `<name>.ts` in this folder. */
const BENCHES = [
	'bytes',
	'firstScreen',
	'routeChange',
	'memory',
	'coldStart',
	'throughput',
	'processes',
	'search',
	'names',
	'searchQuality',
	'listing',
	'listingEndpoint',
	'franchise',
	'suggestions',
	'history',
	'live',
	'import',
	'releases',
	'lists',
	'faults',
] as const

const [name = '', ...rest] = process.argv.slice(2)
const isKnown = BENCHES.some((bench) => bench === name) && readdirSync(import.meta.dirname).includes(`${name}.ts`)
if (isKnown) {
	const script = join(import.meta.dirname, `${name}.ts`)
	// Only `tsx/esm`: the full `tsx` would also transform the bundler, which prints its functions into each entry script.
	const bench = spawn(process.execPath, ['--import', 'tsx/esm', script, ...rest], { stdio: 'inherit' })
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => bench.kill(signal))
	bench.on('exit', (code) => {
		process.exitCode = code ?? 1
	})
} else {
	process.stderr.write(`Usage: npm run bench -- <${BENCHES.join(' | ')}> [--quick] [--data <folder>] [--built]\n`)
	process.exitCode = 1
}
