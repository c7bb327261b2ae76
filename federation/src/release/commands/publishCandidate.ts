import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beginReleaseRoute, finishReleaseRoute } from 'shared-contract'
import type { Candidate } from './candidate.ts'
import type { ReleaseApi } from './ReleaseApi.ts'

/** Requests at a time. */
const AT_ONCE = 6

export type Published = { state: 'known' } | { state: 'new'; files: number; bytes: number }

/** Sends a version to the site, of its files only those that are missing there; nobody is given it yet. */
export async function publishCandidate(api: ReleaseApi, { slice, release, folder }: Candidate): Promise<Published> {
	const { name, version } = slice
	const params = { slice: name, version }
	const { state, missing } = await api.ask(beginReleaseRoute, { params, body: release })
	if (state === 'published') return { state: 'known' }
	const queue = [...missing]
	let bytes = 0
	const sender = async () => {
		for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
			const content = new Uint8Array(await readFile(join(folder, path)))
			await api.sendFile(name, version, path, content)
			bytes += content.length
		}
	}
	await Promise.all(Array.from({ length: AT_ONCE }, sender))
	await api.ask(finishReleaseRoute, { params })
	return { state: 'new', files: missing.length, bytes }
}
