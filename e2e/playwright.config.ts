import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findHeadlessBrowser } from 'federation/browser'

const executablePath = findHeadlessBrowser()

export default defineConfig({
	testDir: './src',
	testMatch: '**/*.spec.ts',
	outputDir: './test-results',
	globalSetup: './src/site/template.ts',
	// A test waits for its pages and its server about a third of its time.
	workers: availableParallelism() + 1,
	timeout: 90_000,
	// How long something may take to come is no rule of the site, but where a test says so.
	expect: { timeout: 20_000 },
	forbidOnly: true,
	// The times that faults may take are short, and a busy machine is slow: only what fails again and again is broken.
	retries: 2,
	reporter: [['list']],
	use: {
		browserName: 'chromium',
		locale: 'pt-BR',
		viewport: { width: 1280, height: 800 },
		// Without a graphics card what moves is drawn by the processor. Tests of what moves ask for it.
		contextOptions: { reducedMotion: 'reduce' },
		// Recording costs every test, so it begins with what failed.
		trace: 'on-first-retry',
		launchOptions: {
			...(executablePath ? { executablePath } : {}),
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
			],
		},
	},
})
