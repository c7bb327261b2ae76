import { sliceOfManifest } from 'federation/release/manifest'
import { checkDelivery } from './checkDelivery.ts'

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

test('a manifest is converted to a registry slice', () => {
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
])('%s is refused with a readable message', (_case, value, message) => {
	expect(() => sliceOfManifest(value, 'x')).toThrow(message)
})

const url = new URL('https://cdn.example/entry.js')
const response = (headers: Record<string, string>, text = 'var a', status = 200) => ({
	status,
	type: headers['content-type'] ?? '',
	headers: new Headers(headers),
	text,
})
const obstacles = (headers: Record<string, string>) =>
	checkDelivery(url, response(headers)).filter(({ blocks }) => blocks)

test('an entry script with CORS has no obstacle', () => {
	expect(obstacles({ 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })).toEqual([])
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
])('the obstacle is named: %j', (headers, message) => {
	expect(obstacles(headers).map(({ text }) => text)).toEqual([expect.stringContaining(message)])
})

test.each([
	['missing', response({}, '', 404), '404'],
	['HTML', response({ 'content-type': 'text/html' }, '<!doctype html>'), 'HTML'],
])('an entry script that is %s is refused with a readable message', (_case, entry, message) => {
	expect(() => checkDelivery(url, entry)).toThrow(message)
})
