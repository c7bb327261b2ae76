import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { RELEASE_FILE_MAX_BYTES } from 'shared-contract'
import { foreignBuild } from './foreignBuild.ts'

const MANIFEST = {
	name: 'mfe-partner',
	metaData: { globalName: 'mfe-partner', remoteEntry: { name: 'remoteEntry.js', path: '', type: 'window' } },
	shared: [
		{ name: 'react', version: '19.3.1', requiredVersion: '^19.0.0' },
		{ name: 'react/jsx-runtime', version: '19.3.1', requiredVersion: '^19.0.0' },
		{ name: 'nanostores', version: '1.5.5', requiredVersion: '*' },
	],
	exposes: [{ name: 'routes' }],
}
const TITLE = { pt: 'Parceiro', en: 'Partner', ja: 'パートナー' }
const CONFIG = { title: TITLE, version: '1.0.0', owns: ['/partner'], examples: { '/partner': '/partner/1' } }

const folders: string[] = []
afterAll(() => Promise.all(folders.map((each) => rm(each, { recursive: true, force: true }))))

async function folderWith(manifest: object, config: object, more: Record<string, string> = {}): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'niouka-foreign-'))
	folders.push(folder)
	const files = {
		'mf-manifest.json': JSON.stringify(manifest),
		'slice.config.json': JSON.stringify(config),
		'remoteEntry.js': 'start()',
		'routes.js.map': '{}',
		'large.js.map': ' '.repeat(RELEASE_FILE_MAX_BYTES + 1),
		'types.d.ts.map': '{}',
		'index.html': '<p>',
		...more,
	}
	for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
	return folder
}

test('a build by other tools becomes a complete release with a content hash as its version', async () => {
	const candidate = await foreignBuild(await folderWith(MANIFEST, CONFIG), 'mfe-partner')
	folders.push(dirname(candidate.folder))
	const { slice, release, foreign } = candidate
	expect(slice).toMatchObject({
		name: 'mfe-partner',
		version: expect.stringMatching(/^1\.0\.0-[0-9a-f]{8}$/),
		base: `/r/mfe-partner/${slice.version}/`,
		entry: 'remoteEntry.js',
		title: TITLE,
		owns: ['/partner'],
		exposes: { routes: [] },
		built: { react: '19.3.1', nanostores: '1.5.5' },
		integrity: { 'remoteEntry.js': expect.stringMatching(/^sha384-/) },
	})
	expect(slice.requires).toEqual({ react: '^19.0.0' })
	expect(release.commit).toBeNull()
	expect(release.files.map(({ path }) => path).filter((path) => !path.endsWith('.br'))).toEqual([
		'integrity.json',
		'mf-manifest.json',
		'remoteEntry.js',
		'routes.js.map',
		'slice.json',
	])
	expect(foreign).toEqual({ examples: { '/partner': '/partner/1' } })
	expect(await readFile(join(candidate.folder, 'remoteEntry.js'), 'utf8')).toBe('start()')
})

test.each([
	['has no owned paths', MANIFEST, { version: '1.0.0' }, 'needs "version" and "owns"'],
	[
		'has another name',
		{ ...MANIFEST, name: 'mfe-other', metaData: { ...MANIFEST.metaData, globalName: 'mfe-other' } },
		CONFIG,
		'of mfe-other',
	],
	[
		'has another container name',
		{ ...MANIFEST, metaData: { ...MANIFEST.metaData, globalName: 'partner' } },
		CONFIG,
		'name of its container is partner',
	],
	['has no manifest of Module Federation', {}, CONFIG, 'neither a slice.json'],
	[
		'has an ES module as entry script',
		{ ...MANIFEST, metaData: { remoteEntry: { name: 'e.js', type: 'module' } } },
		CONFIG,
		'varFilename',
	],
])('a build that %s is refused with the reason', async (_what, manifest, config, message) => {
	await expect(foreignBuild(await folderWith(manifest, config), 'mfe-partner')).rejects.toThrow(message)
})

test('types beside their archive are left out, and modules are taken', async () => {
	const more = {
		'@mf-types.zip': 'PK',
		'@mf-types.d.ts': 'export {}',
		'chunk.mjs': 'export {}',
		'types.d.mts': 'export {}',
	}
	const candidate = await foreignBuild(await folderWith(MANIFEST, CONFIG, more), 'mfe-partner')
	folders.push(dirname(candidate.folder))
	const paths = candidate.release.files.map(({ path }) => path)
	expect(paths).toEqual(expect.arrayContaining(['chunk.mjs', '@mf-types.zip']))
	expect(paths.filter((path) => /d\.m?ts/.test(path))).toEqual([])
})

test.each(['run.exe', 'two words.js', `${'a'.repeat(140)}.js`, 'page.php'])(
	'the file %s is refused by its name',
	async (name) => {
		const folder = await folderWith(MANIFEST, CONFIG, { [name]: '' })
		await expect(foreignBuild(folder, 'mfe-partner')).rejects.toThrow(`${name}: a release takes no file`)
	},
)
