import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { CHROMIUM_FLAGS, chromiumPath } from '../browser/chromium.ts'

const run = promisify(execFile)

/** Downloaded by its benchmark alone: its 130 packages would be a fifth of the files that everybody installs. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

/** The metrics of Lighthouse for its mobile preset. */
export interface LighthouseResult {
	largestPaintMs: number
	blockingMs: number
}

/** On a busy machine a trace may contain no paint, so Lighthouse runs again. */
const ATTEMPTS = 3

/** Runs Lighthouse with the mobile preset and simulated throttling. @throws Error when npx cannot download it */
export async function runLighthouse(address: string): Promise<LighthouseResult> {
	for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
		const result = await runOnce(address)
		if (result) return result
	}
	throw new Error(`Lighthouse recorded no paint of ${address} in ${ATTEMPTS} attempts`)
}

async function runOnce(address: string): Promise<LighthouseResult | undefined> {
	const options = ['--output=json', '--quiet', '--only-categories=performance', '--throttling-method=simulate']
	const args = ['--yes', LIGHTHOUSE, address, ...options, `--chrome-flags=${CHROMIUM_FLAGS.join(' ')}`]
	const settings = { env: { ...process.env, CHROME_PATH: chromiumPath() }, maxBuffer: 100_000_000 }
	const { stdout } = await run('npx', args, settings).catch((failure: { stdout?: string }) => {
		// It fails, but writes its report, if the trace has no paint.
		if (failure.stdout) return { stdout: failure.stdout }
		throw failure
	})
	const { audits } = JSON.parse(stdout)
	const largestPaintMs = audits['largest-contentful-paint']?.numericValue
	const blockingMs = audits['total-blocking-time']?.numericValue
	return largestPaintMs === undefined || blockingMs === undefined ? undefined : { largestPaintMs, blockingMs }
}
