import { existsSync } from 'node:fs'
import { log, run } from './run.mjs'

/** What the walk in Firefox and WebKit needs, and Debian's packages with it. */
const PROGRAMS = {
	'/usr/bin/firefox-esr': 'firefox-esr',
	'/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
	'/usr/bin/Xvfb': 'xvfb',
}

/** Installs Firefox and WebKit for a full run, from Debian as root, and says what stays away: its tests are skipped. */
export async function ensureEngines() {
	const missing = () => Object.keys(PROGRAMS).filter((program) => !existsSync(program))
	const packages = missing().map((program) => PROGRAMS[program])
	if (packages.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
		log(`installing ${packages.join(', ')} from Debian…`)
		// Another program may hold the lock of the packages for a while.
		const wait = ['-o', 'DPkg::Lock::Timeout=300', '-qq']
		const env = { DEBIAN_FRONTEND: 'noninteractive' }
		await run('apt-get', [...wait, 'update'], { env })
		await run('apt-get', [...wait, 'install', '-y', '--no-install-recommends', ...packages], { env })
	}
	for (const program of missing()) log(`${program} is not installed: the tests in its browser were skipped.`)
}
