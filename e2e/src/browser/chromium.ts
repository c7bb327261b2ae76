import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The browser of this machine: `CHROMIUM_PATH`, or one found on the `PATH`.
 * @returns `undefined` where there is none: Playwright then uses its own download
 */
export function chromiumPath(environment: NodeJS.ProcessEnv = process.env): string | undefined {
	if (environment.CHROMIUM_PATH) return environment.CHROMIUM_PATH
	const folders = ['/usr/bin', ...(environment.PATH ?? '').split(delimiter)]
	return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((path) => existsSync(path))
}
