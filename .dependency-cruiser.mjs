// The dependency directions of the repository, for `npm run check`. The README's section on packages is made from this
// file: `npm run architecture` after a change.
import { readFileSync } from 'node:fs'
import { SLICES } from './federation/src/slices.mjs'

const descriptionOf = (name) =>
	JSON.parse(readFileSync(new URL(`${name}/package.json`, import.meta.url), 'utf8')).description
const STATE = ['shared-i18n', 'shared-state', 'shared-contract']
const BROWSER = ['shared-composition', 'shared-ui', ...STATE]

/**
 * Each package: where it runs, its purpose, and the packages that it may import. A package is listed above all that it
 * imports.
 */
export const packages = {
	bench: {
		group: 'Tools',
		purpose: 'benchmarks',
		imports: ['shell', ...SLICES, 'server', 'federation', 'shared-composition', 'shared-samples', 'shared-contract'],
	},
	e2e: { group: 'Tools', purpose: 'browser tests', imports: ['server', 'federation', 'shared-contract'] },
	workbench: {
		group: 'Tools',
		purpose: 'shows components and slices alone',
		imports: ['server', 'federation', ...BROWSER],
	},
	shell: { group: 'Browser', purpose: 'the host: frame, router, failure pages', imports: [...BROWSER, 'slice-kit'] },
	...Object.fromEntries(
		SLICES.map((name) => [
			name,
			{ group: 'Browser', purpose: `slice: ${descriptionOf(name)}`, imports: [...BROWSER, 'slice-kit'] },
		]),
	),
	'slice-kit': {
		group: 'Tools',
		purpose: 'a slice in a repository of its own: commands, tests, template',
		imports: ['federation', ...BROWSER],
	},
	server: {
		group: 'Server',
		purpose: 'the HTTP API, the site host, the database, artwork, importers',
		imports: ['shared-samples', 'shared-i18n', 'shared-contract'],
	},
	federation: {
		group: 'Tools',
		purpose: 'build presets for host and slices, releases, budgets',
		imports: ['shared-contract'],
	},
	'shared-composition': {
		group: 'Browser',
		purpose: 'how a page loads a slice, widgets of other slices, failure panels',
		imports: ['shared-ui', ...STATE],
	},
	'shared-ui': { group: 'Browser', purpose: 'the design system', imports: [] },
	'shared-i18n': { group: 'Both', purpose: 'language and translations', imports: ['shared-contract'] },
	'shared-state': {
		group: 'Browser',
		purpose: 'session, settings and the API client, as nanostores',
		imports: ['shared-contract'],
	},
	'shared-samples': { group: 'Server', purpose: 'the sample catalogue and community', imports: ['shared-contract'] },
	'shared-contract': {
		group: 'Both',
		purpose: 'the contract of browser and server, and of host and slice',
		imports: [],
	},
}

/** What packages reach at run time, without an import. */
export const runtimeLinks = [
	{ from: 'shell', to: SLICES, by: 'Module Federation' },
	{ from: 'shared-state', to: ['server'], by: 'HTTP, WebSocket' },
	{ from: 'server', to: ['database'], by: 'SQL' },
]

/** The slices of the server: each may import the `public.ts` of those before it. */
const SERVER_SLICES = ['catalogue', 'library', 'community', 'account', 'assistant']

/** Each slice of the server: the slices whose `public.ts` it may import. */
export const serverSlices = {
	...Object.fromEntries(SERVER_SLICES.map((name, index) => [name, SERVER_SLICES.slice(0, index)])),
	releases: [],
	// Each of them, for itself.
	plugins: [...SERVER_SLICES, 'importer'],
}

const TEST = '\\.(test|spec|testing)\\.(mjs|tsx?)$'
const NAMES = Object.keys(packages)
const anyOf = (names) => `^(${names.join('|')})/`

const error = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

const packageDirections = NAMES.map((name) => {
	const { imports } = packages[name]
	return error(
		`${name}-imports`,
		`${name} may import ${imports.join(', ') || 'no other package'}.`,
		{ path: `^${name}/`, pathNot: `^${name}/[^/]+\\.config\\.ts$` },
		{ path: anyOf(NAMES.filter((other) => other !== name && !imports.includes(other))) },
	)
})

const everywhere = [
	error(
		'config-imports',
		'The configuration of a build may import, beside the imports of its package, federation.',
		{ path: `^([^/]+)/[^/]+\\.config\\.ts$`, pathNot: anyOf(['bench']) },
		{ path: anyOf(NAMES), pathNot: ['^$1/', anyOf(['federation'])] },
	),
	error(
		'by-package-name',
		'Another package is imported by its name, so that its `exports` hold.',
		{ path: `^(${NAMES.join('|')})/` },
		{ path: anyOf(NAMES), pathNot: '^$1/', dependencyTypes: ['local'] },
	),
	error(
		'kit-in-tests',
		'The product of this repository does not import the kit, nor what answers in tests; tests do.',
		{ path: anyOf(NAMES.filter((name) => name !== 'slice-kit')), pathNot: [TEST, '^shared-contract/src/testing/'] },
		{ path: ['^slice-kit/', '^shared-contract/src/testing/'] },
	),
	error('no-scripts', 'No package imports the scripts.', { path: anyOf(NAMES) }, { path: '^scripts/' }),
	error(
		'no-tests',
		'Tests and their support code are no part of the product.',
		{ path: anyOf(NAMES.filter((name) => !['e2e', 'bench'].includes(name))), pathNot: TEST },
		{ path: TEST },
	),
	error(
		'e2e-server',
		"Browser tests know the server by its addresses alone; they may import the support code of the server's tests.",
		{ path: anyOf(['e2e']) },
		{ path: anyOf(['server']), pathNot: TEST },
	),
	error(
		'no-circular',
		'No file imports itself by way of others, not even for a type.',
		{ pathNot: '^server/' },
		{ circular: true },
	),
	error(
		'no-circular-at-run-time',
		'No file of the server imports itself by way of others at run time.',
		{ path: '^server/' },
		{ circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'type-import'] } },
	),
	error(
		'no-unresolvable',
		'An import names a file, or a package with that export.',
		// Both are aliases of a build.
		{},
		{ couldNotResolve: true, pathNot: '^niouka-(react-refresh|slice-routes)$' },
	),
	error(
		'no-orphans',
		'A file that imports nothing and is not imported is dead.',
		// The builds name the last three: a runtime plugin, the entry of a page in development, and a worker.
		{
			orphan: true,
			pathNot: [
				TEST,
				'\\.d\\.m?ts$',
				'^scripts/',
				'^federation/src/(runtimePlugins/chunkRequests|dev/sliceClient)\\.ts$',
				'^shell/src/worker/withdrawn\\.ts$',
			],
		},
		{},
	),
]

const serverFolder = (name) => `^server/src/${name}/`
const publicOf = (slices) => `^server/src/(${slices.join('|')})/public\\.ts$`

/**
 * The layers of the server, from the top: `main.ts` starts the site, the site puts slices together, slices stand on the
 * core. Tests are free: they start the whole server.
 */
export const serverLayers = [
	error(
		'server-main',
		'main.ts imports the site and the core.',
		{ path: '^server/src/[^/]+\\.ts$', pathNot: TEST },
		{ path: '^server/src/', pathNot: [serverFolder('site'), serverFolder('core'), '^server/src/[^/]+\\.ts$'] },
	),
	...Object.entries(serverSlices).map(([name, imports]) =>
		error(
			`server-${name}`,
			`${name} imports the core${imports.length > 0 ? `, and the public.ts of ${imports.join(', ')}` : ''}.`,
			{ path: serverFolder(name), pathNot: TEST },
			{
				path: '^server/src/',
				pathNot: [serverFolder(name), serverFolder('core'), ...(imports.length > 0 ? [publicOf(imports)] : [])],
			},
		),
	),
	error(
		'server-importer',
		'The importer is a program of its own over the catalogue: it imports that and the core.',
		{ path: serverFolder('importer'), pathNot: TEST },
		{ path: '^server/src/', pathNot: ['importer', 'catalogue', 'core'].map(serverFolder) },
	),
	error(
		'plugins-isolated',
		'A plugin is imported by the list of the plugins alone.',
		{ path: '^(server/src/(?:plugins/[^/]+|[^/]+))/', pathNot: TEST },
		{ path: serverFolder('plugins/[^/]+'), pathNot: '^$1/' },
	),
	error(
		'server-core',
		'The core knows no slice and no site; two files list the tables and the migrations of all.',
		{ path: serverFolder('core'), pathNot: [TEST, '^server/src/core/database/(schema|migrations/index)\\.ts$'] },
		{ path: '^server/src/', pathNot: serverFolder('core') },
	),
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
	forbidden: [...packageDirections, ...everywhere, ...serverLayers],
	options: {
		doNotFollow: { path: 'node_modules' },
		// The fixtures are projects of their own, that other tools build.
		exclude: { path: ['(^|/)dist/', '^e2e/fixtures/'] },
		// Imports of types count too.
		tsPreCompilationDeps: true,
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: ['import', 'default'],
			extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
		},
	},
}
