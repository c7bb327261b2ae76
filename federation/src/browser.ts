import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { Launcher } from 'chrome-launcher'

/**
 * The browser of this machine: `CHROMIUM_PATH`, an installed Chrome or Chromium, or the one that Playwright has fetched.
 * @returns nothing where there is none
 */
export function findBrowser(): string | undefined {
	const named = process.env.CHROMIUM_PATH
	if (named) return existsSync(named) ? named : undefined
	return installed() ?? [chromium.executablePath()].find((path) => existsSync(path))
}

function installed(): string | undefined {
	try {
		return Launcher.getFirstInstallation()
	} catch {
		// It throws where nothing is installed.
		return undefined
	}
}
