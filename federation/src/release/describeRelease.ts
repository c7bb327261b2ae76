import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { INTEGRITY_FILE, LOCALES, type RegistrySlice, type SliceRelease, scriptsFor } from 'shared-contract'
import { packageFolder } from '../compile.ts'
import { compressed, MIN_COMPRESSED_BYTES } from './compress.ts'
import { integrityOf, pickIntegrity, scriptIntegrity } from './integrity.ts'
import { USES_FILE } from './SliceJsonPlugin.ts'

type Files = ReadonlyMap<string, Uint8Array>

/** The description of a release in its build folder. */
export const RELEASE_FILE = 'release.json'

// Only local tools read these files; the statistics differ from build to build.
const NOT_SENT = /^(mf-stats|uses)\.json/

/** Adds the hashes to the files of a build: `integrity.json` for all scripts, `slice.json` for the first scripts of a page. */
export function withIntegrity(files: Files): Map<string, Uint8Array> {
	const integrity = scriptIntegrity(files)
	const integrityFile = encodeJson(integrity)
	const slice: RegistrySlice = JSON.parse(decode(files.get('slice.json')))
	const { entry, exposes, screens = {}, words = {} } = slice
	const firstScripts = [exposes, screens, words].flatMap((byName) => Object.values(byName).flat())
	const withHashes: RegistrySlice = {
		...slice,
		integrity: { ...pickIntegrity(integrity, [entry, ...firstScripts]), [INTEGRITY_FILE]: integrityOf(integrityFile) },
	}
	return new Map([...files, [INTEGRITY_FILE, integrityFile], ['slice.json', encodeJson(withHashes)]])
}

/** Creates `release.json`: the files of a site, including compressed ones and source maps, and their sizes. */
export async function describeRelease(files: Files, commit: string | null): Promise<SliceRelease> {
	const slice: RegistrySlice = JSON.parse(decode(files.get('slice.json')))
	const sent = [...files].filter(([name]) => name !== RELEASE_FILE && !NOT_SENT.test(name))
	const { entry, base, screens = {} } = slice
	const screenFiles = Object.keys(screens).map((path) =>
		scriptsFor({ revision: '', slices: [slice] }, path, 'pt').map(({ address }) => address.slice(base.length)),
	)
	const sizes = await Promise.all([[entry], ...screenFiles].map((names) => transferredBytes(files, names)))
	return {
		slice,
		commit,
		builtAt: new Date().toISOString(),
		files: sent
			.map(([path, bytes]) => ({ path, bytes: bytes.length, integrity: integrityOf(bytes) }))
			.sort((a, b) => (a.path < b.path ? -1 : 1)),
		bytes: {
			entry: sizes[0] ?? 0,
			firstScreen: Math.max(...sizes),
			total: sent.reduce((total, [, bytes]) => total + bytes.length, 0),
		},
		words: await countWords(slice.name),
		...(files.has(USES_FILE) ? { uses: JSON.parse(decode(files.get(USES_FILE))) } : {}),
	}
}

/** The transferred bytes of scripts. */
async function transferredBytes(files: Files, names: readonly string[]): Promise<number> {
	const each = [...new Set(names)].map(async (name) => {
		const bytes = files.get(name)
		if (!bytes) return 0
		if (bytes.length <= MIN_COMPRESSED_BYTES) return bytes.length
		return (files.get(`${name}.br`) ?? (await compressed(bytes))).length
	})
	return (await Promise.all(each)).reduce((total, bytes) => total + bytes, 0)
}

async function countWords(slice: string): Promise<SliceRelease['words']> {
	const folder = join(packageFolder(slice), 'locales')
	const paths = await readdir(folder, { recursive: true }).catch(() => [])
	const [pt = 0, en = 0, ja = 0] = await Promise.all(
		LOCALES.map(async (locale) => {
			const own = paths.filter((path) => basename(path) === `${locale}.json`)
			const texts = await Promise.all(own.map((path) => readFile(join(folder, path), 'utf8')))
			return texts.reduce((total, text) => total + Object.keys(JSON.parse(text)).length, 0)
		}),
	)
	return { pt, en, ja }
}

function encodeJson(value: unknown): Uint8Array {
	return new TextEncoder().encode(JSON.stringify(value, null, '\t'))
}

function decode(bytes: Uint8Array | undefined): string {
	if (!bytes) throw new Error('the build has no slice.json')
	return new TextDecoder().decode(bytes)
}
