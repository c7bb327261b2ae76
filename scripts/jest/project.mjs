import { fileURLToPath } from 'node:url'

const file = (name) => fileURLToPath(new URL(name, import.meta.url))
const RUNNER = file('runner.mjs')

/** The environment of code that runs in a browser. */
export const IN_BROWSER = file('browserEnvironment.mjs')

export const transform = {
	'\\.[jt]sx?$': [
		'@swc/jest',
		{
			jsc: {
				parser: { syntax: 'typescript', tsx: true },
				transform: { react: { runtime: 'automatic' } },
				target: 'es2022',
				experimental: { keepImportAttributes: true },
			},
			module: { type: 'es6' },
		},
	],
}

/** The settings of Jest for the tests of one package. */
export const project = (name, rootDir, testEnvironment) => ({
	displayName: name,
	rootDir,
	testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
	// Whole processes and the like, in full runs alone (docs/decisions/0157).
	testPathIgnorePatterns: ['/node_modules/', ...(process.env.TEST_FULL === '1' ? [] : ['\\.full\\.test\\.ts$'])],
	testEnvironment,
	testRunner: RUNNER,
	transform,
	// Much of what we use is published as ES modules only, so the tests are ES modules too.
	extensionsToTreatAsEsm: ['.ts', '.tsx'],
	setupFilesAfterEnv: [file('failOnConsole.ts'), ...(testEnvironment === IN_BROWSER ? [file('browser.ts')] : [])],
	...(testEnvironment === IN_BROWSER ? { testEnvironmentOptions: { url: 'http://localhost/' } } : {}),
})
