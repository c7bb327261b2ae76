import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { INTEGRITY_FILE, LOCALES, type RegistrySlice, type SliceRelease, scriptsFor } from 'shared-contract'
import { packageFolder } from '../compile.ts'
import { compressed, WORTHWHILE } from './compress.ts'
import { integrityOf, onlyOf, scriptIntegrity } from './integrity.ts'
import { USES_FILE } from './SliceOutput.ts'

type Files = ReadonlyMap<string, Uint8Array>

/** What a build says of itself beside its files. */
export const RELEASE_FILE = 'release.json'

// What only tools beside the build read; of statistics no two builds write the same.
const NOT_SERVED = /\.map(\.br)?$|^(mf-stats|uses)\.json/

/** The files of a build with its hashes: `integrity.json` for all scripts, and in `slice.json` those that a page starts with. */
export function withIntegrity(files: Files): Map<string, Uint8Array> {
	const integrity = scriptIntegrity(files)
	const table = encode(integrity)
	const slice: RegistrySlice = JSON.parse(text(files.get('slice.json')))
	const { entry, exposes, screens = {}, words = {} } = slice
	const first = [exposes, screens, words].flatMap((byName) => Object.values(byName).flat())
	const described: RegistrySlice = {
		...slice,
		integrity: { ...onlyOf(integrity, [entry, ...first]), [INTEGRITY_FILE]: integrityOf(table) },
	}
	return new Map([...files, [INTEGRITY_FILE, table], ['slice.json', encode(described)]])
}

/** `release.json` of a build: all of its files that are to be served, packed ones included, and what they weigh. */
export async function describeRelease(files: Files, commit: string | null): Promise<SliceRelease> {
	const slice: RegistrySlice = JSON.parse(text(files.get('slice.json')))
	const served = [...files].filter(([name]) => name !== RELEASE_FILE && !NOT_SERVED.test(name))
	const { entry, base, screens = {} } = slice
	const screenFiles = Object.keys(screens).map((place) =>
		scriptsFor({ revision: '', slices: [slice] }, place, 'pt').map(({ address }) => address.slice(base.length)),
	)
	const weights = await Promise.all([[entry], ...screenFiles].map((names) => weight(files, names)))
	return {
		slice,
		commit,
		builtAt: new Date().toISOString(),
		files: served
			.map(([path, bytes]) => ({ path, bytes: bytes.length, integrity: integrityOf(bytes) }))
			.sort((a, b) => (a.path < b.path ? -1 : 1)),
		bytes: {
			entry: weights[0] ?? 0,
			firstScreen: Math.max(...weights),
			total: served.reduce((total, [, bytes]) => total + bytes.length, 0),
		},
		words: await countWords(slice.name),
		...(files.has(USES_FILE) ? { uses: JSON.parse(text(files.get(USES_FILE))) } : {}),
	}
}

/** The bytes of scripts as they travel. */
async function weight(files: Files, names: readonly string[]): Promise<number> {
	const each = [...new Set(names)].map(async (name) => {
		const bytes = files.get(name)
		if (!bytes) return 0
		if (bytes.length <= WORTHWHILE) return bytes.length
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

function encode(value: unknown): Uint8Array {
	return new TextEncoder().encode(JSON.stringify(value, null, '\t'))
}

function text(bytes: Uint8Array | undefined): string {
	if (!bytes) throw new Error('the build wrote no slice.json')
	return new TextDecoder().decode(bytes)
}
