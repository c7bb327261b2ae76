import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { candidateIn, NoBuildError } from './candidate.ts'

const VERSION = '0.1.0-12345678'
const slice = {
	name: 'mfe-one',
	version: VERSION,
	base: `/r/mfe-one/${VERSION}/`,
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns: ['/'],
	exposes: {},
}
const integrity = `sha384-${'a'.repeat(64)}`

let dist: string
beforeEach(async () => {
	dist = await mkdtemp(join(tmpdir(), 'niouka-candidate-'))
})
afterEach(() => rm(dist, { recursive: true, force: true }))

async function build(files: Record<string, string>) {
	const release = {
		slice,
		commit: null,
		builtAt: '',
		files: ['entry.js', 'routes.js'].map((path) => ({ path, bytes: 3, integrity })),
		bytes: { entry: 3, firstScreen: 3, total: 6 },
		words: { pt: 0, en: 0, ja: 0 },
	}
	await mkdir(join(dist, VERSION))
	await writeFile(join(dist, 'latest.json'), JSON.stringify(slice))
	await writeFile(join(dist, VERSION, 'release.json'), JSON.stringify(release))
	for (const [name, text] of Object.entries(files)) await writeFile(join(dist, VERSION, name), text)
}

test('the newest build is the default', async () => {
	await build({ 'entry.js': '1;1', 'routes.js': '2;2' })
	expect(await candidateIn(dist)).toMatchObject({ slice: { version: VERSION }, isNewest: true })
})

test.each([
	['is gone', { 'routes.js': '2;2' }, 'entry.js is missing'],
	['is cut off', { 'entry.js': '1', 'routes.js': '2;2' }, 'entry.js is missing or changed'],
	['and another are gone', {}, 'entry.js and 1 more of its files'],
])('a build of which a file %s is refused with the reason', async (_what, files, message) => {
	await build(files)
	await expect(candidateIn(dist)).rejects.toThrow(NoBuildError)
	await expect(candidateIn(dist)).rejects.toThrow(message)
})

test('a version that was never built is refused with a list of the builds', async () => {
	await build({ 'entry.js': '1;1', 'routes.js': '2;2' })
	await expect(candidateIn(dist, '9.9.9')).rejects.toThrow(`there is no build 9.9.9; there are ${VERSION}`)
})
