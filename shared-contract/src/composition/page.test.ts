import { REGISTRY_BLOCK, renderPage, SCRIPTS_ID } from './page.ts'

const TEMPLATE = '<html lang="{{lang}}"><title>{{title}}</title>{{head}}<body>{{data}}</body></html>'
const shell = {
	version: '1',
	scripts: ['/s/main.js'],
}
const registry = {
	revision: '1',
	slices: [
		{
			name: 'mfe-catalogue',
			version: '1',
			base: '/r/mfe-catalogue/1/',
			entry: 'entry.js',
			manifest: 'mf-manifest.json',
			owns: ['/', '/anime'],
			exposes: { routes: ['routes.js'] },
			screens: { '/': ['home.js'] },
		},
	],
}
const parts = { shell, registry, path: '/', locale: 'ja', title: 'A & B </title>' } as const

describe('the page', () => {
	test.each([
		[undefined, '||(prefers-color-scheme: dark)|(prefers-color-scheme: light)|'],
		['ink', '| data-theme="ink"|all|not all|'],
		['paper', '| data-theme="paper"|not all|all|'],
	] as const)('names the theme %s and when its colours hold', (theme, filled) => {
		expect(renderPage('|{{theme}}|{{inkMedia}}|{{paperMedia}}|', { ...parts, theme })).toBe(filled)
	})

	test('says that it has no session, whatever the browser stores', () => {
		expect(renderPage('|{{theme}}|', { ...parts, isVisitor: true })).toBe('| data-visitor|')
		expect(renderPage('|{{theme}}|', { ...parts, theme: 'ink', isVisitor: true })).toBe(
			'| data-theme="ink" data-visitor|',
		)
	})

	test('preloads the entry, the routes and the screen of the slice that owns the path', () => {
		const page = renderPage(TEMPLATE, parts)
		for (const file of ['entry', 'routes', 'home']) {
			expect(page).toContain(
				`<link rel="preload" as="script" href="/r/mfe-catalogue/1/${file}.js" fetchpriority="low">`,
			)
		}
		expect(renderPage(TEMPLATE, { ...parts, path: '/anime/1' })).not.toContain('1/home.js')
		expect(renderPage(TEMPLATE, { ...parts, path: '/nobody' })).not.toContain('rel="preload" as="script" href="/r/')
	})

	test('asks for no script before a page that can be read is painted, and never where no script runs', () => {
		const links = (page: string) => [...page.matchAll(/<link rel="preload" as="script"[^>]*>/g)].map(([link]) => link)
		const readable = { ...parts, reading: { markup: '<div id="reading"></div>' } }
		const page = renderPage(`${TEMPLATE}${SCRIPTS_ID}`, readable)
		expect(links(page)).toEqual(links(renderPage(TEMPLATE, parts)))
		expect(page).toContain(`<template id="${SCRIPTS_ID}">${links(page).join('')}</template>`)
		// A page that waits for its scripts, and the shell of before.
		expect(renderPage(`${TEMPLATE}${SCRIPTS_ID}`, parts)).not.toContain('<template')
		expect(renderPage(TEMPLATE, readable)).not.toContain('<template')
	})

	test('names nothing ahead that the screen does not begin with', () => {
		const [slice] = registry.slices
		if (!slice) throw new Error('there is a slice')
		const own = {
			...slice,
			owns: ['/', '/news', '/terms', '/data', '/market'],
			plain: ['/data'],
			screens: {
				'/': ['home.js'],
				'/news': ['news.js'],
				'/news/': ['article.js'],
				'/terms': ['legal.js'],
				'/data': ['data.js'],
			},
			words: { pt: ['words.js'], 'pt /terms': ['legal-pt.js'] },
		}
		const named = (path: string) => {
			const page = renderPage(TEMPLATE, {
				...parts,
				path,
				locale: 'pt',
				shell: { ...shell, preloadElsewhere: ['/s/controls.js'] },
				registry: { ...registry, slices: [own] },
			})
			const files = [...page.matchAll(/as="script" href="[^"]*\/([^"]+)\.js"/g)].map(([, file]) => file)
			return files.filter((file) => !['main', 'entry', 'routes'].includes(file ?? '')).sort()
		}
		expect(named('/')).toEqual(['home', 'words'])
		expect(named('/news')).toEqual(['controls', 'news', 'words'])
		expect(named('/news/1')).toEqual(['article', 'words'])
		expect(named('/terms')).toEqual(['controls', 'legal', 'legal-pt'])
		expect(named('/terms/2')).toEqual(['controls', 'legal', 'legal-pt'])
		expect(named('/data')).toEqual(['data', 'words'])
		expect(named('/data/2')).toEqual(['data', 'words'])
		// A slice of another tool lists no screens.
		expect(named('/market')).toEqual(['words'])
		expect(named('/nobody')).toEqual([])
	})

	test('asks for a file that must have a hash as whoever runs it does', () => {
		const [slice] = registry.slices
		const integrity = { 'entry.js': 'sha384-entry', 'routes.js': 'sha384-routes' }
		const page = renderPage(TEMPLATE, {
			...parts,
			registry: { ...registry, slices: slice ? [{ ...slice, integrity }] : [] },
		})
		const guard = (hash: string) => `integrity="sha384-${hash}" crossorigin="anonymous">`
		expect(page).toContain('href="/s/main.js" fetchpriority="low" data-start>')
		expect(page).toContain(
			`<link rel="preload" as="script" href="/r/mfe-catalogue/1/entry.js" fetchpriority="low" ${guard('entry')}`,
		)
		expect(page).toContain(
			`<link rel="preload" as="script" href="/r/mfe-catalogue/1/routes.js" fetchpriority="low" ${guard('routes')}`,
		)
		// Nobody knows its hash, so nobody asks for it with one.
		expect(page).toContain('<link rel="preload" as="script" href="/r/mfe-catalogue/1/home.js" fetchpriority="low">')
	})

	test('lets nothing of what it is given end an element', () => {
		const page = renderPage(TEMPLATE, { ...parts, data: { x: { text: '</script><script>alert(1)' } } })
		expect(page).toContain('A &amp; B &lt;/title&gt;')
		expect(page).not.toContain('<script>alert')
		expect(page).toContain('lang="ja"')
	})

	test('stands without a registry, and then writes none', () => {
		expect(renderPage(TEMPLATE, { ...parts, registry: undefined })).not.toContain(REGISTRY_BLOCK)
	})
})
