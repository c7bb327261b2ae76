import { RELEASE_FILE_MAX_BYTES } from 'shared-contract'
import { testSite } from '../../testing/site.testing.ts'
import { integrityOf } from '../integrity.ts'
import { makeBuild, Releaser, type TestBuild, tokenFor } from '../releases.testing.ts'

const site = testSite({ repository: '/nowhere', seed: async () => {} })
const one = 'mfe-one'
let token: Releaser
let made = 0
const newBuild = (): TestBuild => makeBuild(one, `1.0.${++made}-aaaaaaaa`)

beforeAll(async () => {
	token = new Releaser(site.app, await tokenFor(site.db, one, site.context.now()))
})

test.each([
	'../entry.js',
	'a/../../entry.js',
	'/etc/passwd.js',
	'..\\entry.js',
	'a//entry.js',
	'.htaccess.js',
	'.git/x.js',
	'%2e%2e/entry.js',
	'entry.js\0',
	'server.mjs.exe',
	'page.php',
	'script.sh',
	'entry',
])('no file of a release is called %j', async (path) => {
	const build = newBuild()
	const bytes = Buffer.from('x')
	const files = [...build.release.files, { path, bytes: 1, integrity: integrityOf(bytes) }]
	expect((await token.begin({ ...build, release: { ...build.release, files } })).statusCode).toBe(400)
	await token.begin(build)
	expect((await token.send(build, path, bytes)).statusCode).toBe(400)
})

test.each(['..', '../mfe-two', 'mfe-one%2F..', 'MFE', '.'])('no slice is called %s', async (name) => {
	const answer = await token.begin(newBuild(), { ...newBuild().release.slice, name })
	expect([400, 403, 404, 405]).toContain(answer.statusCode)
})

test.each([
	['another slice', { name: 'mfe-two' }],
	['another version', { version: '2.0.0' }],
	['files from elsewhere', { base: 'https://elsewhere.example/' }],
	['an entry that is not among its files', { entry: 'other.js' }],
	['a chunk that is not among its files', { exposes: { routes: ['other.js'] } }],
	['the mark of an override', { override: true }],
	['a range that no page reads', { requires: { react: '~19.3.0' } }],
	['a hash that its file does not have', { integrity: { 'entry.0123abcd.js': integrityOf(Buffer.from('x')) } }],
])('a release that names %s is refused', async (_what, change) => {
	const build = newBuild()
	const { slice } = build.release
	const answer = await token.begin({ ...build, release: { ...build.release, slice: { ...slice, ...change } } }, slice)
	expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid'])
})

test.each([
	['no hash of its entry', { integrity: {} }, 'release.integrity.missing', 'entry.0123abcd.js'],
	['a path of the server', { owns: ['/api'] }, 'release.route.reserved', '/api'],
	['a path below the builds of the shell', { owns: ['/mfe-one', '/s/x'] }, 'release.route.reserved', '/s/x'],
	['another site', { owns: ['//evil.example'] }, 'release.route.reserved', '//evil.example'],
])('a release with %s is refused, and told what is wrong', async (_what, change, code, subject) => {
	const build = newBuild()
	const slice = { ...build.release.slice, ...change }
	const answer = await token.begin({ ...build, release: { ...build.release, slice } }, build.release.slice)
	expect([answer.statusCode, answer.json().code]).toEqual([400, code])
	expect(answer.json().fields).toMatchObject({ [subject]: code })
})

test('a release has at most 20 MB, in files of at most 5 MB, each named once', async () => {
	const build = newBuild()
	const withFiles = (files: object[]) =>
		token.post(`/api/releases/${one}/${build.release.slice.version}`, { ...build.release, files })
	const { files } = build.release
	const big = { bytes: RELEASE_FILE_MAX_BYTES, integrity: integrityOf(Buffer.from('x')) }
	const five = [1, 2, 3, 4, 5].map((number) => ({ path: `${number}.js`, ...big }))
	expect((await withFiles([...files, ...five])).json().code).toBe('release.tooLarge')
	expect((await withFiles([...files, { path: '1.js', ...big, bytes: big.bytes + 1 }])).statusCode).toBe(400)
	expect((await withFiles([...files, ...files])).statusCode).toBe(400)
	const many = Array.from({ length: 2001 }, (_, number) => ({ path: `${number}.js`, ...big, bytes: 1 }))
	expect((await withFiles(many)).statusCode).toBe(400)
	await token.begin(build)
	const answer = await token.send(build, 'entry.0123abcd.js', Buffer.alloc(RELEASE_FILE_MAX_BYTES + 1))
	expect([answer.statusCode, answer.json().code]).toEqual([413, 'request.body.tooLarge'])
})

test('a file that was not announced, or of a release that was not begun, is refused', async () => {
	const build = newBuild()
	expect((await token.send(build, 'entry.0123abcd.js', 'x')).json().code).toBe('release.unknown')
	expect((await token.finish(build)).json().code).toBe('release.unknown')
	await token.begin(build)
	expect((await token.send(build, 'other.js', 'x')).json().code).toBe('release.file.unknown')
	const json = await site.app.inject({
		method: 'PUT',
		url: `/api/releases/${one}/${build.release.slice.version}/file?path=entry.0123abcd.js`,
		headers: { ...token.headers, 'content-type': 'application/json' },
		payload: '{}',
	})
	expect(json.statusCode).toBe(415)
})
