import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beginReleaseRoute, finishReleaseRoute } from 'shared-contract'
import type { Candidate } from './candidate.ts'
import type { ReleaseApi } from './ReleaseApi.ts'

/** Number of parallel uploads. */
const PARALLEL_UPLOADS = 6

/** The result of a publication. */
export type Published = { state: 'known' } | { state: 'new'; files: number; bytes: number }

/** Publishes a version: uploads the files that the site does not have. No page gets the version before its promotion. */
export async function publishCandidate(api: ReleaseApi, { slice, release, folder }: Candidate): Promise<Published> {
	const { name, version } = slice
	const params = { slice: name, version }
	const { state, missing } = await api.ask(beginReleaseRoute, { params, body: release })
	if (state === 'published') return { state: 'known' }
	const queue = [...missing]
	let bytes = 0
	const uploadNext = async () => {
		for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
			const content = new Uint8Array(await readFile(join(folder, path)))
			await api.sendFile(name, version, path, content)
			bytes += content.length
		}
	}
	await Promise.all(Array.from({ length: PARALLEL_UPLOADS }, uploadNext))
	await api.ask(finishReleaseRoute, { params })
	return { state: 'new', files: missing.length, bytes }
}
