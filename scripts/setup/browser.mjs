import { existsSync } from 'node:fs'
import { log, run } from './run.mjs'

// A dynamic import, because the packages may not be installed when this file loads.
async function findBrowser() {
	const { tsImport } = await import('tsx/esm/api')
	const federation = await tsImport('../../federation/src/browser.ts', import.meta.url)
	return federation.findHeadlessBrowser()
}

/** Finds a browser for the tests, or installs one: Debian's package as root, otherwise Playwright's. */
export async function ensureBrowser() {
	const found = await findBrowser()
	if (found) return found
	const isRoot = process.getuid?.() === 0
	if (process.platform === 'linux' && isRoot && existsSync('/usr/bin/apt-get')) {
		log('no browser found: installing Chromium from Debian…')
		await run('apt-get', ['update', '-qq'])
		// Debian has the headless shell as a package of its own, other distributions only the whole browser.
		for (const name of ['chromium-headless-shell', 'chromium']) {
			await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
				env: { DEBIAN_FRONTEND: 'noninteractive' },
			})
			if (await findBrowser()) break
		}
	} else {
		log("no browser found: downloading Playwright's Chromium…")
		await run('npx', ['playwright', 'install', 'chromium'], { env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '' } })
	}
	const installed = await findBrowser()
	if (installed) return installed
	log('no browser could be found or installed. Install Chromium or Chrome, or set CHROMIUM_PATH, and try again.')
	process.exit(1)
}
