import { sliceOfManifest } from 'federation/release/manifest'
import { deliveryOf } from './delivery.ts'

const MANIFEST = {
	id: 'mfe-x',
	name: 'mfe-x',
	metaData: {
		buildInfo: { buildVersion: '2.0.0' },
		globalName: 'mfe-x',
		remoteEntry: { name: 'entry.12345678.js', path: '', type: 'global' },
	},
	shared: [{ id: 'mfe-x:react', name: 'react', version: '20.1.0', requiredVersion: '^20.0.0' }],
	exposes: [{ id: 'mfe-x:routes', name: 'routes', path: './routes' }],
}

test('a manifest says what a slice exposes and needs', () => {
	expect(sliceOfManifest(MANIFEST, 'mf-manifest.json')).toEqual({
		name: 'mfe-x',
		version: '2.0.0',
		base: './',
		entry: 'entry.12345678.js',
		manifest: 'mf-manifest.json',
		owns: [],
		exposes: { routes: [] },
		requires: { react: '^20.0.0' },
		built: { react: '20.1.0' },
	})
})

test.each([
	['nothing', {}, 'neither a slice.json'],
	['a text', 'x', 'neither a slice.json'],
	[
		'an ES module',
		{ ...MANIFEST, metaData: { ...MANIFEST.metaData, remoteEntry: { name: 'e.js', type: 'module' } } },
		'ES module',
	],
	['a container of another name', { ...MANIFEST, metaData: { ...MANIFEST.metaData, globalName: 'other' } }, 'other'],
])('%s is refused in words', (_what, value, words) => {
	expect(() => sliceOfManifest(value, 'x')).toThrow(words)
})

const address = new URL('https://cdn.example/entry.js')
const answer = (headers: Record<string, string>, text = 'var a', status = 200) => ({
	status,
	type: headers['content-type'] ?? '',
	headers: new Headers(headers),
	text,
})
const hindrances = (headers: Record<string, string>) =>
	deliveryOf(address, answer(headers)).filter(({ hinders }) => hinders)

test('an entry that every page may have hinders nobody', () => {
	expect(hindrances({ 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })).toEqual([])
})

test.each([
	[{ 'content-type': 'text/plain', 'access-control-allow-origin': '*' }, 'text/plain'],
	[
		{
			'content-type': 'text/javascript',
			'access-control-allow-origin': '*',
			'cross-origin-resource-policy': 'same-origin',
		},
		'same-origin',
	],
	[{ 'content-type': 'text/javascript' }, 'Access-Control-Allow-Origin'],
])('what hinders is named: %j', (headers, words) => {
	expect(hindrances(headers).map(({ what }) => what)).toEqual([expect.stringContaining(words)])
})

test.each([
	['missing', answer({}, '', 404), '404'],
	['HTML', answer({ 'content-type': 'text/html' }, '<!doctype html>'), 'HTML'],
])('an entry that is %s is refused in words', (_what, given, words) => {
	expect(() => deliveryOf(address, given)).toThrow(words)
})
