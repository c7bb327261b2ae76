import type { RegistrySlice, SliceRelease } from 'shared-contract'
import { addressesOf, pathsIn } from './addresses.ts'
import { contractRules } from './contractRules.ts'
import { lentSource } from './typesRule.ts'
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
	contractRules(version, live, drops).flatMap((finding) => finding.problems)

describe('the contract', () => {
	const live = [slice('mfe-one', ['/', '/one']), slice('mfe-two', ['/two'])]

	test('holds for a version that owns what it owned, and more that is free', () => {
		expect(problems(slice('mfe-one', ['/', '/one', '/three']), live)).toEqual([])
	})

	test.each([
		['the very path', '/two'],
		['a path beneath it', '/two/deep'],
	])('is broken by a version that owns %s of another slice', (_what, path) => {
		expect(problems(slice('mfe-one', ['/', '/one', path]), live)).toEqual([
			`it owns ${path}, which belongs to another slice of the site`,
		])
	})

	test('is broken by one that gives up a path, unless that is meant', () => {
		expect(problems(slice('mfe-one', ['/']), live)).toEqual([
			'it no longer owns /one, which readers know (--drop /one if that is meant)',
		])
		expect(problems(slice('mfe-one', ['/']), live, ['/one'])).toEqual([])
	})

	test('is broken by one that does not lend what others use of it', () => {
		expect(problems(slice('mfe-account', ['/auth'], ['routes', 'SaveButton']), [])).toEqual([
			'it does not lend ListTabs, which the contract asks of it',
		])
	})
})

describe('words', () => {
	const release = (words: SliceRelease['words'], change: Partial<RegistrySlice> = {}): SliceRelease => ({
		slice: { ...slice('mfe-one', ['/']), ...change },
		commit: null,
		builtAt: '',
		files: [],
		bytes: { entry: 0, firstScreen: 0, total: 0 },
		words,
	})

	test('as many in each language pass', () => {
		expect(wordsRule(release({ pt: 2, en: 2, ja: 2 }), [])).toMatchObject({
			problems: [],
			seen: '2 texts in 3 languages',
		})
	})

	test('a language that lacks some is refused, by name where the sources are there', () => {
		expect(wordsRule(release({ pt: 2, en: 2, ja: 1 }), []).problems).toEqual([
			'not as many texts in each language: 2 in pt, 2 in en, 1 in ja',
		])
		const gap = 'mfe-one: a has no words in ja'
		expect(wordsRule(release({ pt: 2, en: 2, ja: 1 }), [gap]).problems).toEqual([gap])
	})

	test('a language without a file is refused', () => {
		const words = { pt: ['words-pt.js'], en: ['words-en.js'], ja: [] }
		expect(wordsRule(release({ pt: 2, en: 2, ja: 2 }, { words }), []).problems).toEqual(['no file of words for ja'])
	})
})

describe('the addresses that are tried', () => {
	const owns = ['/', '/anime', '/news', '/add', '/settings']
	const listed = ['/', '/news', '/anime/7', '/anime/9', '/news/3', '/animes/1']

	test('are the path alone where it is a screen, and one of what lies beneath', () => {
		expect(addressesOf({ owns }, listed, { '/add': '/add/anime' })).toEqual([
			'/',
			'/anime/7',
			'/news',
			'/news/3',
			'/add/anime',
			'/settings',
		])
	})

	test('come from the map of the site', () => {
		const map =
			'<urlset><url><loc>https://niouka.example/anime/7</loc></url><url><loc>https://x.example/</loc></url></urlset>'
		expect(pathsIn(map)).toEqual(['/anime/7', '/'])
	})
})

test('what a slice lends is compiled against the contract', () => {
	const source = lentSource('mfe-account', {
		'./routes': './src/routes.tsx',
		'./ListTabs': './src/listTabs/ListTabs.tsx',
	})
	expect(source).toContain(`import ListTabs from '../.././src/listTabs/ListTabs.tsx'`)
	expect(source).toContain(`ListTabs satisfies ComponentType<Exposes['mfe-account/ListTabs']>`)
	expect(source).toContain('routes satisfies RouteObject[]')
	expect(source).not.toContain('SaveButton satisfies')
})
