import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { Launcher } from 'chrome-launcher'

/**
 * Finds a Chromium: `CHROMIUM_PATH`, an installed Chrome or Chromium, or Playwright's download.
 * @returns the path of the executable, or undefined if there is none
 */
export function findBrowser(): string | undefined {
	const configured = process.env.CHROMIUM_PATH
	if (configured) return existsSync(configured) ? configured : undefined
	return installedBrowser() ?? [chromium.executablePath()].find((path) => existsSync(path))
}

function installedBrowser(): string | undefined {
	try {
		return Launcher.getFirstInstallation()
	} catch {
		// It throws if nothing is installed.
		return undefined
	}
}
