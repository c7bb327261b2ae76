import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findHeadlessBrowser } from 'federation/browser'

const executablePath = findHeadlessBrowser()
const isFull = process.env.TEST_FULL === '1'

/** The files that look at pages, or send pictures. They run first, so the slow tests of the workbench are among them too. */
const WITH_PICTURES = [
	'**/contribute.spec.ts',
	'**/screens.spec.ts',
	'**/firstScreen.spec.ts',
	'**/newcomer.spec.ts',
	'**/pictures.spec.ts',
	'**/settings.spec.ts',
	'**/walk.spec.ts',
	'**/workbench/slices.spec.ts',
]
/** The other files load no pictures, half of a page's work, and draw in the browser's own process (docs/decisions/0046). */
const WITHOUT_PICTURES = [
	'--in-process-gpu',
	// The flag replaces Playwright's own, which gives the browser a mouse.
	'--blink-settings=imagesEnabled=false,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
]

const launchOptions = (flags: readonly string[] = []) => ({
	...(executablePath ? { executablePath } : {}),
	args: [
		'--no-sandbox',
		'--disable-gpu',
		'--disable-quic',
		'--no-first-run',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync',
		// Most pages of a test are read once: optimising their scripts takes a tenth of a page's processor time, and never pays.
		'--js-flags=--no-opt,--no-maglev',
		...flags,
	],
})

export default defineConfig({
	testDir: './src',
	testMatch: '**/*.spec.ts',
	// What only full runs try (docs/decisions/0157).
	testIgnore: isFull ? [] : '**/*.full.spec.ts',
	outputDir: './test-results',
	globalSetup: './src/site/globalSetup.ts',
	// One more than there are processors, for tests that wait. With more, pages wait for each other until the site's own limits
	// of time run out.
	workers: availableParallelism() + 1,
	timeout: 180_000,
	// How long something may take to come is no rule of the site, but where a test says so.
	expect: { timeout: 30_000 },
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
		launchOptions: launchOptions(),
	},
	projects: isFull
		? [{ name: 'everything' }]
		: [
				{ name: 'with pictures', testMatch: WITH_PICTURES },
				{
					name: 'without pictures',
					testIgnore: [...WITH_PICTURES, '**/*.full.spec.ts'],
					use: { launchOptions: launchOptions(WITHOUT_PICTURES) },
				},
			],
})
