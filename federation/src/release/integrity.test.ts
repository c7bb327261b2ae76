import { createHash } from 'node:crypto'
import { describeRelease, withIntegrity } from './describeRelease.ts'
import { integrityOf } from './integrity.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (value: Uint8Array | undefined) => new TextDecoder().decode(value)
const slice = {
	name: 'mfe-catalogue',
	version: '1.0.0-aaaaaaaa',
	base: '/r/mfe-catalogue/1.0.0-aaaaaaaa/',
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns: ['/'],
	exposes: { routes: ['routes.js'] },
	screens: { '/': ['home.js'] },
	words: { pt: ['words-pt.js'], en: [], ja: [] },
}
const files = new Map([
	['entry.js', bytes('entry')],
	['routes.js', bytes('routes')],
	['home.js', bytes('home')],
	['words-pt.js', bytes('words')],
	['dialog.js', bytes('dialog')],
	['entry.js.map', bytes('{}')],
	['picture.png', bytes('picture')],
	['slice.json', bytes(JSON.stringify(slice))],
])

test('a hash has the form of the integrity attribute', () => {
	expect(integrityOf(bytes('entry'))).toBe(`sha384-${createHash('sha384').update('entry').digest('base64')}`)
})

test('integrity.json holds the hash of each script, slice.json those of the first scripts of a page', () => {
	const built = withIntegrity(files)
	const table = JSON.parse(text(built.get('integrity.json')))
	expect(Object.keys(table)).toEqual(['dialog.js', 'entry.js', 'home.js', 'routes.js', 'words-pt.js'])
	const { integrity } = JSON.parse(text(built.get('slice.json')))
	expect(Object.keys(integrity).sort()).toEqual(['entry.js', 'home.js', 'integrity.json', 'routes.js', 'words-pt.js'])
	expect(integrity['integrity.json']).toBe(integrityOf(built.get('integrity.json') ?? bytes('')))
	expect(integrity['home.js']).toBe(table['home.js'])
})

test('a release lists all its files, with source maps', async () => {
	const release = await describeRelease(withIntegrity(files), null)
	expect(release.files.map(({ path }) => path)).toEqual([
		'dialog.js',
		'entry.js',
		'entry.js.map',
		'home.js',
		'integrity.json',
		'picture.png',
		'routes.js',
		'slice.json',
		'words-pt.js',
	])
	expect(release.bytes).toMatchObject({ entry: 5, firstScreen: 'entryrouteshomewords'.length })
	expect(release.words.pt).toBeGreaterThan(0)
})
