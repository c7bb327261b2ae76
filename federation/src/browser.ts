import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { Launcher } from 'chrome-launcher'

/** Debian's package `chromium-headless-shell`: the same Chromium without windows. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Finds a browser for tests: `CHROMIUM_PATH`, Debian's headless shell, or any Chromium. The headless shell opens a page in 60 %
 * of the processor time (docs/decisions/0046).
 * @returns the path of the executable, or undefined if there is none
 */
export function findHeadlessBrowser(): string | undefined {
	return !process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findBrowser()
}

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
