import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CHROMIUM_FLAGS, chromiumPath } from '../browser/chromium.ts'

const run = promisify(execFile)

/** Downloaded by its benchmark alone: its 130 packages would be a fifth of the files that everybody installs. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

/** The metrics of Lighthouse for its mobile preset. */
export interface LighthouseResult {
	/** 0 to 100. */
	score: number
	largestPaintMs: number
	blockingMs: number
}

/** On a busy machine a trace may contain no paint, so Lighthouse runs again. */
const ATTEMPTS = 3

/**
 * Runs Lighthouse with the mobile preset and simulated throttling.
 * @returns its metrics; undefined when no attempt recorded a paint, or npx cannot download it
 */
export async function runLighthouse(address: string): Promise<LighthouseResult | undefined> {
	for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
		const result = await runOnce(address)
		if (result) return result
	}
	return undefined
}

async function runOnce(address: string): Promise<LighthouseResult | undefined> {
	// To a file: what a failed run writes to a pipe is cut off.
	const folder = await mkdtemp(join(tmpdir(), 'niouka-lighthouse-'))
	const file = join(folder, 'report.json')
	const options = ['--output=json', `--output-path=${file}`, '--quiet', '--only-categories=performance']
	const flags = ['--throttling-method=simulate', `--chrome-flags=${CHROMIUM_FLAGS.join(' ')}`]
	try {
		await run('npx', ['--yes', LIGHTHOUSE, address, ...options, ...flags], {
			env: { ...process.env, CHROME_PATH: chromiumPath() },
		})
		const { audits, categories } = JSON.parse(await readFile(file, 'utf8'))
		const largestPaintMs = audits['largest-contentful-paint']?.numericValue
		const blockingMs = audits['total-blocking-time']?.numericValue
		if (largestPaintMs === undefined || blockingMs === undefined) return undefined
		return { score: 100 * categories.performance.score, largestPaintMs, blockingMs }
	} catch (error) {
		process.stderr.write(`Lighthouse failed at ${address}: ${error}\n`)
		return undefined
	} finally {
		await rm(folder, { recursive: true, force: true })
	}
}
