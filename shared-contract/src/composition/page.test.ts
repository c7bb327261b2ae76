import { REGISTRY_BLOCK, renderPage } from './page.ts'

const TEMPLATE = '<html lang="{{lang}}"><title>{{title}}</title>{{head}}<body>{{data}}</body></html>'
const shell = {
	version: '1',
	scripts: ['/s/main.js'],
	styles: [],
	preloadScripts: ['/s/federation.js'],
	preloadFonts: [],
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
	test('preloads the entry, the routes and the screen of the slice that owns the path', () => {
		const page = renderPage(TEMPLATE, parts)
		for (const file of ['entry', 'routes', 'home']) {
			expect(page).toContain(`<link rel="preload" as="script" href="/r/mfe-catalogue/1/${file}.js">`)
		}
		expect(renderPage(TEMPLATE, { ...parts, path: '/anime/1' })).not.toContain('1/home.js')
		expect(renderPage(TEMPLATE, { ...parts, path: '/nobody' })).not.toContain('rel="preload" as="script" href="/r/')
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
