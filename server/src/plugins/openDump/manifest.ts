import { DUMP_DAYS, type Dump, Dumps } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { Check } from 'typebox/value'
import type { ObjectStore } from '../../core/storage/objectStore.ts'

/** The folder of the dumps in the store. */
export const DUMPS_PREFIX = 'dumps/'
/** Lists the whole dumps. A dump is published when it is in here. */
const MANIFEST_KEY = `${DUMPS_PREFIX}manifest.json`

export const fileKey = (dump: string, file: string) => `${DUMPS_PREFIX}${dump}/${file}`

/** The dumps, the newest first; none before the first. */
export async function readManifest(storage: ObjectStore): Promise<Dump[]> {
	const bytes = await storage.get(MANIFEST_KEY)
	if (!bytes) return []
	const manifest: unknown = JSON.parse(bytes.toString())
	if (!Check(Dumps, manifest)) throw new Error(`${MANIFEST_KEY} is not a list of dumps`)
	return manifest.dumps
}

/** The name of a new dump. Files of a name never change, so that a second one of a day has a name of its own. */
export function nameOfDump(now: Date, known: readonly Dump[]): string {
	const day = now.toISOString().slice(0, 10)
	const names = new Set(known.map(({ name }) => name))
	for (let count = 1; ; count += 1) {
		const name = count === 1 ? day : `${day}-${count}`
		if (!names.has(name)) return name
	}
}

/** Publishes a dump whose files are stored, and deletes what is older than a week or was never finished. */
export async function publish(storage: ObjectStore, dump: Dump, now: Date): Promise<void> {
	const oldest = now.getTime() - DUMP_DAYS * DAY_MS
	const former = (await readManifest(storage)).filter(({ madeAt }) => Date.parse(madeAt) > oldest)
	const dumps = [dump, ...former]
	await storage.put(MANIFEST_KEY, Buffer.from(JSON.stringify({ dumps })))
	const kept = new Set([
		MANIFEST_KEY,
		...dumps.flatMap(({ name, files }) => files.map((file) => fileKey(name, file.name))),
	])
	const gone: string[] = []
	for await (const { key } of storage.list(DUMPS_PREFIX)) if (!kept.has(key)) gone.push(key)
	await storage.remove(gone)
}
