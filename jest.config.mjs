import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { SLICES } from './federation/src/slices.mjs'
import { IN_BROWSER, project as packageProject, transform } from './scripts/jest/project.mjs'

const file = (name) => fileURLToPath(new URL(`scripts/jest/${name}.mjs`, import.meta.url))
const ON_SERVER = file('serverEnvironment')

// What the test files of the server have of their worker (docs/decisions/0075): our own modules, and the packages that both a
// test file and our modules import, or that take long to load. The others are evaluated again for each test file.
const OWN_CODE = '/(server|federation|shared-[a-z0-9]+)/src/.*\\.ts$'
const ES_PACKAGES = [
	'@electric-sql/pglite',
	'@modelcontextprotocol/sdk',
	'age-encryption',
	'kysely',
	'oauth4webapi',
	'typebox',
]
const COMMONJS_PACKAGES = [
	'@zxcvbn-ts/[^/]+',
	'fastify',
	'jsdom',
	'node-sqlite3-wasm',
	'pg',
	'prom-client',
	'sharp',
	'ws',
]
const isOf = (packages) => `/node_modules/(${packages.join('|')})/`

const project = (name, testEnvironment) => packageProject(name, `./${name}`, testEnvironment)

const server = {
	...project('server', ON_SERVER),
	transform: {
		'\\.test(ing)?\\.ts$': transform['\\.[jt]sx?$'],
		[OWN_CODE]: '<rootDir>/../scripts/jest/importOnce.mjs',
		[`${isOf(COMMONJS_PACKAGES)}.*\\.mjs$`]: '<rootDir>/../scripts/jest/importOnce.mjs',
		[isOf(ES_PACKAGES)]: '<rootDir>/../scripts/jest/importOnce.mjs',
		[isOf(COMMONJS_PACKAGES)]: '<rootDir>/../scripts/jest/requireOnce.mjs',
		...transform,
	},
	transformIgnorePatterns: [`/node_modules/(?!(${[...ES_PACKAGES, ...COMMONJS_PACKAGES].join('|')})/)`],
	globalSetup: '<rootDir>/../scripts/jest/run.mjs',
	globalTeardown: '<rootDir>/../scripts/jest/runEnd.mjs',
}

// The server's tests run on the Postgres of `TEST_DATABASE_URL`, else on PGlite; in a full run on both.
const isOnBoth = process.env.TEST_FULL === '1' && process.env.TEST_DATABASE_URL
const onPglite = { ...server, displayName: 'server on PGlite', testEnvironmentOptions: { isOnPglite: true } }
const SERVER = isOnBoth ? [server, onPglite] : [server]

const NODE_PACKAGES = ['shared-contract', 'shared-samples', 'federation', 'bench']
const BROWSER_PACKAGES = [
	'shared-i18n',
	'shared-state',
	'shared-ui',
	'shared-composition',
	'shell',
	'slice-kit',
	...SLICES,
]

export default {
	projects: [
		...NODE_PACKAGES.map((name) => project(name, 'node')),
		...SERVER,
		{ ...project('scripts', 'node'), testMatch: ['<rootDir>/**/*.test.mjs'] },
		...BROWSER_PACKAGES.map((name) => project(name, IN_BROWSER)),
		// Its server runs in Node, its pages in a browser.
		{ ...project('workbench', 'node'), testMatch: ['<rootDir>/src/serve/**/*.test.ts'] },
		{ ...project('workbench', IN_BROWSER), testPathIgnorePatterns: ['/node_modules/', '/src/serve/'] },
	],
	testTimeout: 60_000,
	// One more than there are processors, for tests that wait. A worker that has grown to this share of the memory is replaced,
	// and loads everything again: it keeps what the modules of its test files leave behind.
	maxWorkers: availableParallelism() + 1,
	workerIdleMemoryLimit: 0.2,
}
