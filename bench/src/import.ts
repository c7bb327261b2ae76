import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { table } from './statistics.ts'

const IMPORTER = fileURLToPath(import.meta.resolve('server/src/importer/main.ts'))
const POLL_INTERVAL_MS = 200

interface Measurement {
	seconds: number
	peakMegabytes: number
	load: number
}

/** The peak memory of a process, MB (`VmHWM` of Linux). */
async function peakOf(pid: number): Promise<number> {
	const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
	return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

async function measure(files: readonly string[], dataFolder: string): Promise<Measurement> {
	const began = performance.now()
	const child = spawn(process.execPath, ['--import', 'tsx', IMPORTER, ...files], {
		env: { ...process.env, DATA_DIR: dataFolder },
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	let peakMegabytes = 0
	const poll = setInterval(async () => {
		peakMegabytes = Math.max(peakMegabytes, await peakOf(child.pid ?? 0))
	}, POLL_INTERVAL_MS)
	const code = await new Promise((resolve) => child.on('exit', resolve))
	clearInterval(poll)
	if (code !== 0) throw new Error(`the import exited with code ${code}`)
	return { seconds: (performance.now() - began) / 1000, peakMegabytes, load: loadavg()[0] ?? 0 }
}

const files = process.argv.slice(2)
if (files.length === 0) throw new Error('name the files to import')
const folder = await mkdtemp(join(tmpdir(), 'niouka-bench-import-'))
try {
	const runs = [
		['first', await measure(files, folder)],
		['second, which changes nothing', await measure(files, folder)],
	] as const
	const database = process.env.DATABASE_URL === undefined ? 'PGlite' : 'Postgres'
	const rows = runs.map(([name, { seconds, peakMegabytes, load }]) => [
		`${database}, ${name}`,
		seconds.toFixed(0),
		peakMegabytes.toFixed(0),
		load.toFixed(1),
	])
	process.stdout.write(`${table(['import', 'seconds', 'peak MB', 'load of the machine'], rows)}\n`)
} finally {
	await rm(folder, { recursive: true, force: true })
}
