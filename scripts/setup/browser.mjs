import { existsSync } from 'node:fs'
import { run, say } from './run.mjs'

const PLACES = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
	'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** A Chromium of this machine, or undefined. `CHROMIUM_PATH` goes before the usual places. */
export async function findBrowser() {
	const named = process.env.CHROMIUM_PATH
	if (named) return existsSync(named) ? named : undefined
	const found = PLACES.find((place) => existsSync(place))
	if (found) return found
	const { chromium } = await import('@playwright/test')
	return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

/** Finds a browser for the tests, or gets one: Debian's where we may install it, Playwright's otherwise. */
export async function ensureBrowser() {
	const found = await findBrowser()
	if (found) return found
	const isRoot = process.getuid?.() === 0
	if (process.platform === 'linux' && isRoot && existsSync('/usr/bin/apt-get')) {
		say('no browser found: installing Chromium from Debian…')
		await run('apt-get', ['update', '-qq'])
		await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
			env: { DEBIAN_FRONTEND: 'noninteractive' },
		})
	} else {
		say("no browser found: fetching Playwright's Chromium…")
		await run('npx', ['playwright', 'install', 'chromium'], { env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '' } })
	}
	const installed = await findBrowser()
	if (installed) return installed
	say('no browser could be found or installed. Install Chromium or Chrome, or set CHROMIUM_PATH, and try again.')
	process.exit(1)
}
