import type { ServerProcess } from 'federation/serverProcess'
import { type Member, registerMember } from './member.ts'
import { peakMemory, resetPeakMemory } from './processMemory.ts'

const POLL_INTERVAL_MS = 10
const EXPORT_FILES = ['lists.json', 'mal-anime.xml.gz', 'archive.zip'] as const

/** The measurement of one step. */
export interface Step {
	ms: number
	/** The growth of the server's memory at its peak, MB. */
	memoryGrowthMb: number
	/** The longest response time of concurrent requests, without and with the database, ms. */
	longestWaitMs: number
	longestDataWaitMs: number
}

export type Steps = Record<'check' | 'apply' | 'again' | (typeof EXPORT_FILES)[number] | 'undo', Step>

/** A new member imports a list twice, exports it and undoes the import. */
export async function measureTransfer(site: ServerProcess, file: Buffer): Promise<{ steps: Steps; member: Member }> {
	const member = await registerMember(site.address)
	const request = async (method: string, path: string, body?: Buffer) => {
		const headers = { ...member.headers, ...(body ? { 'content-type': 'application/octet-stream' } : {}) }
		const response = await fetch(`${site.address}/api/${path}`, {
			method,
			headers,
			...(body ? { body: new Uint8Array(body) } : {}),
		})
		const bytes = Buffer.from(await response.arrayBuffer())
		if (response.status !== 200) throw new Error(`${path}: ${bytes}`)
		return bytes
	}
	const send = async (path: string, body?: Buffer) => JSON.parse(String(await request('POST', path, body))).import
	const preview = () => send('list-imports?fileName=lista.xml&existing=file', file)

	let id = ''
	const steps: Steps = {
		check: await measureStep(site, async () => {
			const created = await preview()
			id = created.id
		}),
		apply: await measureStep(site, () => send(`list-imports/${id}/apply`)),
		again: await measureStep(site, async () => {
			const { counts } = await send(`list-imports/${(await preview()).id}/apply`)
			if (counts.created + counts.changed > 0) throw new Error('a second import changed something')
		}),
		'lists.json': await measureStep(site, () => request('GET', 'list-exports/lists.json')),
		'mal-anime.xml.gz': await measureStep(site, () => request('GET', 'list-exports/mal-anime.xml.gz')),
		'archive.zip': await measureStep(site, () => request('GET', 'list-exports/archive.zip')),
		undo: await measureStep(site, () => send(`list-imports/${id}/undo`)),
	}
	await send(`list-imports/${(await preview()).id}/apply`)
	return { steps, member }
}

async function measureStep(site: ServerProcess, work: () => Promise<unknown>): Promise<Step> {
	const before = await resetPeakMemory(site.pid)
	const [plain, data] = [pollLatency(`${site.address}/healthz`), pollLatency(`${site.address}/api/news`)]
	const began = performance.now()
	await work()
	const ms = performance.now() - began
	const [longestWaitMs, longestDataWaitMs] = [await plain(), await data()]
	return { ms, memoryGrowthMb: ((await peakMemory(site.pid)) - before) / 1024 ** 2, longestWaitMs, longestDataWaitMs }
}

/** Polls a URL. @returns a function that stops polling and returns the longest response time, ms. */
function pollLatency(url: string): () => Promise<number> {
	let longest = 0
	let isStopped = false
	const polling = (async () => {
		while (!isStopped) {
			const sentAt = performance.now()
			await (await fetch(url)).arrayBuffer()
			longest = Math.max(longest, performance.now() - sentAt)
			await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
		}
	})()
	return async () => {
		isStopped = true
		await polling
		return longest
	}
}
