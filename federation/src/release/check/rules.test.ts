import { type RegistrySlice, requiredModulesOf, type SliceRelease } from 'shared-contract'
import { addressesOf, pathsIn } from './addresses.ts'
import { contractRules } from './contractRules.ts'
import { typeCheckSource, typesRule } from './typesRule.ts'
import { wordsRule } from './wordsRule.ts'

const slice = (name: string, owns: string[], exposes = ['routes']): RegistrySlice => ({
	name,
	version: '1.0.0',
	base: `/r/${name}/1.0.0/`,
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns,
	exposes: Object.fromEntries(exposes.map((module) => [module, [`${module}.js`]])),
	words: { pt: ['words-pt.js'], en: ['words-en.js'], ja: ['words-ja.js'] },
})
const problems = (version: RegistrySlice, live: RegistrySlice[], drops: string[] = []) =>
	contractRules(version, live, drops).flatMap((result) => result.problems)

describe('the rules of the contract', () => {
	const live = [slice('mfe-one', ['/', '/one']), slice('mfe-two', ['/two'])]

	test('accept a version with the paths of the live one and new free paths', () => {
		expect(problems(slice('mfe-one', ['/', '/one', '/three']), live)).toEqual([])
	})

	test.each([
		['a path', '/two'],
		['a path below one', '/two/deep'],
	])('refuse a version that owns %s of another slice', (_what, path) => {
		expect(problems(slice('mfe-one', ['/', '/one', path]), live)).toEqual([
			`it owns ${path}, which belongs to another slice of the site`,
		])
	})

	test('refuse a dropped path unless --drop names it', () => {
		expect(problems(slice('mfe-one', ['/']), live)).toEqual([
			'it no longer owns /one, a path of the live version (--drop /one if this is intended)',
		])
		expect(problems(slice('mfe-one', ['/']), live, ['/one'])).toEqual([])
	})

	test('refuse a version without an exposed module of the contract', () => {
		const others = requiredModulesOf('mfe-account').filter((module) => module !== 'ListTabs')
		expect(problems(slice('mfe-account', ['/auth'], ['routes', ...others]), [])).toEqual([
			'it does not expose ListTabs, which the contract requires',
		])
	})
})

describe('the rule of the translations', () => {
	const release = (words: SliceRelease['words'], change: Partial<RegistrySlice> = {}): SliceRelease => ({
		slice: { ...slice('mfe-one', ['/']), ...change },
		commit: null,
		builtAt: '',
		files: [],
		bytes: { entry: 0, firstScreen: 0, total: 0 },
		words,
	})

	test('accepts the same number of texts in each language', () => {
		expect(wordsRule(release({ pt: 2, en: 2, ja: 2 }), [])).toMatchObject({
			problems: [],
			summary: '2 texts in 3 languages',
		})
	})

	test('refuses a language with missing texts, by name if the sources are known', () => {
		expect(wordsRule(release({ pt: 2, en: 2, ja: 1 }), []).problems).toEqual([
			'different numbers of texts: 2 in pt, 2 in en, 1 in ja',
		])
		const gap = 'mfe-one: a has no words in ja'
		expect(wordsRule(release({ pt: 2, en: 2, ja: 1 }), [gap]).problems).toEqual([gap])
	})

	test('refuses a language without a file', () => {
		const words = { pt: ['words-pt.js'], en: ['words-en.js'], ja: [] }
		expect(wordsRule(release({ pt: 2, en: 2, ja: 2 }, { words }), []).problems).toEqual(['no translation file for ja'])
	})
})

describe('the test addresses', () => {
	const owns = ['/', '/anime', '/news', '/add', '/settings']
	const listed = ['/', '/news', '/anime/7', '/anime/9', '/news/3', '/animes/1']

	test('are the owned path if it is a screen, and one path below it', () => {
		expect(addressesOf({ owns }, listed, { '/add': '/add/anime' })).toEqual([
			'/',
			'/anime/7',
			'/news',
			'/news/3',
			'/add/anime',
			'/settings',
		])
	})

	test('come from the sitemap', () => {
		const map =
			'<urlset><url><loc>https://niouka.example/anime/7</loc></url><url><loc>https://x.example/</loc></url></urlset>'
		expect(pathsIn(map)).toEqual(['/anime/7', '/'])
	})
})

test('the exposed modules of a slice are compiled against the contract', () => {
	const source = typeCheckSource('mfe-account', {
		'./routes': './src/routes.tsx',
		'./ListTabs': './src/listTabs/ListTabs.tsx',
		'./commands': './src/commands/commands.ts',
	})
	expect(source).toContain(`import ListTabs from '../.././src/listTabs/ListTabs.tsx'`)
	expect(source).toContain(`ListTabs satisfies ComponentType<Exposes['mfe-account/ListTabs']>`)
	expect(source).toContain('routes satisfies RouteObject[]')
	expect(source).toContain('commands satisfies Commands')
	expect(source).not.toContain('SaveButton satisfies')
})

test('a widget that is no component with the props of the contract is refused', async () => {
	const notOne = { './SaveButton': './slice.config.ts' }
	const { problems } = await typesRule({ name: 'mfe-account', owns: {}, exposes: notOne })
	expect(problems.join('\n')).toMatch(/^exposed modules\(.*error TS\d+: .*ComponentType/)
})
