import { type RegistrySlice, requiredModulesOf, type SliceRelease } from 'shared-contract'
import { addressesOf, fillAddresses, MEMBER_SLOT_PAGES, pathsIn } from './addresses.ts'
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
		const version = { ...slice('mfe-account', ['/auth']), fills: { 'title.actions': [{ module: 'SaveButton' }] } }
		const others = requiredModulesOf(version).filter((module) => module !== 'SaveButton')
		const exposes = Object.fromEntries(['routes', ...others].map((module) => [module, []]))
		expect(problems({ ...version, exposes }, [])).toEqual(['it does not expose SaveButton, which pages show'])
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

test('the widgets of a slice are looked at in the pages of others: those of a visitor, and those of a member', () => {
	const fills = {
		'title.panels': [{ module: 'Comments', id: 'comments' }],
		'episode.panels': [{ module: 'Comments' }, { module: 'Votes' }],
		'article.panels': [{ module: 'Comments' }],
		'profile.tabs': [{ module: 'Tab', id: 'list' }],
		'settings.sections': [{ module: 'Blocked', id: 'blocked' }],
		menu: [{ path: '/messages', title: { pt: 'x', en: 'x', ja: 'x' } }],
	}
	const listed = ['/', '/anime/7', '/anime/8', '/episode/3']
	const forVisitors = [
		{ path: '/anime/7#comments', modules: ['Comments'] },
		{ path: '/episode/3', modules: ['Comments', 'Votes'] },
	]
	// The sitemap has no article.
	expect(fillAddresses({ fills }, listed)).toEqual(forVisitors)
	expect(fillAddresses({ fills }, listed, MEMBER_SLOT_PAGES)).toEqual([
		...forVisitors,
		{ path: '/profile?tab=list', modules: ['Tab'] },
		{ path: '/settings/blocked', modules: ['Blocked'] },
	])
	expect(fillAddresses({}, listed)).toEqual([])
})

test('the exposed modules of a slice are compiled against the contract', () => {
	const source = typeCheckSource({
		name: 'mfe-account',
		owns: {},
		fills: { 'title.actions': [{ module: 'SaveButton' }], 'home.rows': [{ module: 'Missing' }] },
		exposes: {
			'./routes': './src/routes.tsx',
			'./PendingChanges': './src/PendingChanges.tsx',
			'./SaveButton': './src/SaveButton.tsx',
			'./commands': './src/commands/commands.ts',
		},
	})
	expect(source).toContain(`import SaveButton from '../.././src/SaveButton.tsx'`)
	expect(source).toContain(`SaveButton satisfies ComponentType<SlotProps<'title.actions'>>`)
	expect(source).toContain(`PendingChanges satisfies ComponentType<Exposes['mfe-account/PendingChanges']>`)
	expect(source).toContain('routes satisfies RouteObject[]')
	expect(source).toContain('commands satisfies Commands')
	expect(source).not.toContain('Missing')
})

test('a widget that is no component with the props of the contract is refused', async () => {
	const notOne = { './SaveButton': './slice.config.ts' }
	const fills = { 'title.actions': [{ module: 'SaveButton' }] }
	const { problems } = await typesRule({ name: 'mfe-account', owns: {}, fills, exposes: notOne })
	expect(problems.join('\n')).toMatch(/^exposed modules\(.*error TS\d+: .*ComponentType/)
})
