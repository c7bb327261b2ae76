import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ReleaseFile, SOURCE_MAP_ENDING } from 'shared-contract'
import { array } from 'shared-contract/schema'
import { Check } from 'typebox/value'
import type { ObjectStore, StoredObject } from '../core/storage/objectStore.ts'
import { integrityOf } from './integrity.ts'
import { describeFolder } from './local/describeFolder.ts'
import { LocalCopies } from './localCopies.ts'
import type { ReleaseFiles, ReleaseName } from './releaseFiles.ts'
import { serveFolder } from './serveFolder.ts'

const PREFIX = 'releases/'
/** The list of a version's files. A version without it is not published. */
const LIST_NAME = 'files.json'
/** Objects that are read or written concurrently. */
const CONCURRENCY = 8
const FILES = array(ReleaseFile)

/**
 * The files of releases in a store that several machines share. An object is named by the hash of its content; the list of a
 * version's files is written last and publishes it. Each machine serves a copy of its own.
 *
 * @param copiesFolder the folder of the copies; it may be deleted at any time
 */
export function storedFiles(store: ObjectStore, copiesFolder: string): ReleaseFiles {
	const copies = new LocalCopies(copiesFolder, (of) => download(store, of))

	async function publish(of: ReleaseName, files: readonly ReleaseFile[]) {
		await store.put(listKey(of), Buffer.from(JSON.stringify(files)))
	}

	return {
		async put(of, _path, bytes) {
			await store.put(contentKey(of, integrityOf(bytes)), bytes)
		},
		async missing(of, files) {
			const sizes = new Map((await objectsOf(store, of)).map(({ key, bytes }) => [key, bytes]))
			const missing = files.filter(({ bytes, integrity }) => sizes.get(contentKey(of, integrity)) !== bytes)
			return missing.map(({ path }) => path)
		},
		async tidy(of, files) {
			const wanted = new Set(files.map(({ integrity }) => contentKey(of, integrity)))
			const keys = (await objectsOf(store, of)).map(({ key }) => key)
			await store.remove(keys.filter((key) => !wanted.has(key)))
		},
		publish,
		async install(of, folder) {
			if (await store.get(listKey(of))) return
			const files = await upload(store, of, folder)
			await publish(of, files)
		},
		folder: async (of) => ((await copies.fetch(of)) ? copies.folderOf(of) : undefined),
		async read(of, path) {
			const file = (await listedFiles(store, of))?.find((each) => each.path === path)
			return file && store.get(contentKey(of, file.integrity))
		},
		async list() {
			const found = new Map<string, ReleaseName & { changedAt: Date }>()
			for await (const { key, changedAt } of store.list(PREFIX)) {
				const [slice = '', version = ''] = key.slice(PREFIX.length).split('/')
				const known = found.get(`${slice}/${version}`)
				if (!known || known.changedAt < changedAt) found.set(`${slice}/${version}`, { slice, version, changedAt })
			}
			return [...found.values()]
		},
		async remove(of) {
			// The list first: a partly deleted version is not published.
			await store.remove([listKey(of)])
			await store.remove((await objectsOf(store, of)).map(({ key }) => key))
			await copies.remove(of)
		},
		async serve(app, prefix, onServed) {
			await app.register(async (scope) => {
				scope.addHook<{ Params: { '*'?: string } }>('onRequest', async ({ params }) => {
					const [slice = '', version = ''] = params['*']?.split('/') ?? []
					await copies.fetch({ slice, version })
				})
				await serveFolder(scope, { folder: copiesFolder, prefix, onServed })
			})
		},
	}
}

const folderKey = ({ slice, version }: ReleaseName) => `${PREFIX}${slice}/${version}/`
const listKey = (of: ReleaseName) => folderKey(of) + LIST_NAME
const contentKey = (of: ReleaseName, integrity: string) =>
	folderKey(of) + Buffer.from(integrity.replace(/^sha384-/, ''), 'base64').toString('hex')

async function objectsOf(store: ObjectStore, of: ReleaseName): Promise<StoredObject[]> {
	const objects: StoredObject[] = []
	for await (const object of store.list(folderKey(of))) objects.push(object)
	return objects
}

/** Stores the files of a folder. @returns their list */
async function upload(store: ObjectStore, of: ReleaseName, folder: string): Promise<ReleaseFile[]> {
	return mapConcurrently(await describeFolder(folder), async (file) => {
		await store.put(contentKey(of, file.integrity), await readFile(join(folder, file.path)))
		return file
	})
}

/** The list of a published version's files; undefined when it is not published. */
async function listedFiles(store: ObjectStore, of: ReleaseName): Promise<ReleaseFile[] | undefined> {
	const list = await store.get(listKey(of))
	if (!list) return undefined
	const files: unknown = JSON.parse(list.toString())
	if (!Check(FILES, files)) throw new Error(`${listKey(of)} is not a list of files`)
	return files
}

/** The served files of a published version, checked by their hashes; undefined when it is not published. */
async function download(store: ObjectStore, of: ReleaseName): Promise<Map<string, Buffer> | undefined> {
	const served = (await listedFiles(store, of))?.filter(({ path }) => !SOURCE_MAP_ENDING.test(path))
	if (!served) return undefined
	const contents = await mapConcurrently(served, async ({ path, integrity }) => {
		const bytes = await store.get(contentKey(of, integrity))
		if (!bytes || integrityOf(bytes) !== integrity) throw new Error(`${path} of ${folderKey(of)} is missing or damaged`)
		return [path, bytes] as const
	})
	return new Map(contents)
}

async function mapConcurrently<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
	const results: Result[] = []
	for (let start = 0; start < items.length; start += CONCURRENCY)
		results.push(...(await Promise.all(items.slice(start, start + CONCURRENCY).map(work))))
	return results
}
