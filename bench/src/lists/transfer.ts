import type { ServerProcess } from 'federation/serverProcess'
import { type Member, newMember } from './member.ts'
import { peakMemory, restartPeak } from './processMemory.ts'

const ASKED_EVERY_MS = 10
const EXPORTS = ['lists.json', 'mal-anime.xml.gz', 'archive.zip'] as const

/** What one step took. */
export interface Step {
	ms: number
	/** By how much the server's memory grew at its peak, MB. */
	grownMb: number
	/** The longest that anybody else waited meanwhile, for an answer that needs no database and for one that does, ms. */
	waitedMs: number
	waitedForDataMs: number
}

export type Steps = Record<'check' | 'apply' | 'again' | (typeof EXPORTS)[number] | 'undo', Step>

/** A new member brings a list, brings it again, takes it along, and takes the import back. */
export async function transfer(site: ServerProcess, file: Buffer): Promise<{ steps: Steps; member: Member }> {
	const member = await newMember(site.address)
	const ask = async (method: string, path: string, body?: Buffer) => {
		const headers = { ...member.headers, ...(body ? { 'content-type': 'application/octet-stream' } : {}) }
		const answer = await fetch(`${site.address}/api/${path}`, {
			method,
			headers,
			...(body ? { body: new Uint8Array(body) } : {}),
		})
		const bytes = Buffer.from(await answer.arrayBuffer())
		if (answer.status !== 200) throw new Error(`${path}: ${bytes}`)
		return bytes
	}
	const send = async (path: string, body?: Buffer) => JSON.parse(String(await ask('POST', path, body))).import
	const look = () => send('list-imports?fileName=lista.xml&existing=file', file)

	let id = ''
	const steps: Steps = {
		check: await measured(site, async () => {
			const found = await look()
			id = found.id
		}),
		apply: await measured(site, () => send(`list-imports/${id}/apply`)),
		again: await measured(site, async () => {
			const { counts } = await send(`list-imports/${(await look()).id}/apply`)
			if (counts.created + counts.changed > 0) throw new Error('a second import changed something')
		}),
		'lists.json': await measured(site, () => ask('GET', 'list-exports/lists.json')),
		'mal-anime.xml.gz': await measured(site, () => ask('GET', 'list-exports/mal-anime.xml.gz')),
		'archive.zip': await measured(site, () => ask('GET', 'list-exports/archive.zip')),
		undo: await measured(site, () => send(`list-imports/${id}/undo`)),
	}
	await send(`list-imports/${(await look()).id}/apply`)
	return { steps, member }
}

async function measured(site: ServerProcess, work: () => Promise<unknown>): Promise<Step> {
	const before = await restartPeak(site.pid)
	const [plain, data] = [watch(`${site.address}/healthz`), watch(`${site.address}/api/news`)]
	const began = performance.now()
	await work()
	const ms = performance.now() - began
	const [waitedMs, waitedForDataMs] = [await plain(), await data()]
	return { ms, grownMb: ((await peakMemory(site.pid)) - before) / 1024 ** 2, waitedMs, waitedForDataMs }
}

/** Asks for something over and over. @returns what ends it and gives the longest wait, ms. */
function watch(url: string): () => Promise<number> {
	let longest = 0
	let isOver = false
	const asking = (async () => {
		while (!isOver) {
			const asked = performance.now()
			await (await fetch(url)).arrayBuffer()
			longest = Math.max(longest, performance.now() - asked)
			await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS))
		}
	})()
	return async () => {
		isOver = true
		await asking
		return longest
	}
}
