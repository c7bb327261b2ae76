import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { blackPng } from 'server/src/core/upload/testPictures.testing.ts'
import type { Account } from 'server/src/testing/conversationPage.testing.ts'

/** What members who upload pictures saw. */
export interface Uploaded {
	/** The addresses of the acknowledged pictures. */
	urls: string[]
	/** Refusals with 503 and the words of the site, after which the same upload was sent again. */
	refused: number
	/** When each acknowledged upload was answered, of `performance.now()`. */
	at: number[]
	/** Answers that are neither. */
	unclear: string[]
	/** The slowest answer, ms. */
	slowestMs: number
}

/** How what is unclear begins where a process ended meanwhile. */
export const NO_ANSWER = 'an upload got no answer'
const PAUSE_MS = 50
const PATIENCE_MS = 60_000
/** The sides of the pictures; each pair is one picture. */
const SIDE = 150
let pictures = 0

/** Members upload different pictures one after the other. Each repeats a refused one with its key until it is taken. */
export function startUploads(address: string, members: readonly Account[]): { stop(): Promise<Uploaded> } {
	const all: Uploaded = { urls: [], refused: 0, at: [], unclear: [], slowestMs: 0 }
	let isOver = false
	const uploading = members.map(async (member) => {
		while (!isOver) {
			const [png, key] = [nextPicture(), randomUUID()]
			while (!(await upload(address, member, png, key, all))) {
				if (isOver) return
				await wait(PAUSE_MS)
			}
			await wait(PAUSE_MS)
		}
	})
	return {
		async stop() {
			isOver = true
			await Promise.all(uploading)
			return all
		},
	}
}

/** Sends a picture once. @returns whether it was taken */
async function upload(address: string, member: Account, png: Buffer, key: string, all: Uploaded): Promise<boolean> {
	const from = performance.now()
	try {
		const answer = await fetch(`${address}/api/uploads?purpose=comment`, {
			method: 'POST',
			headers: { ...member.headers, 'content-type': 'image/png', 'idempotency-key': key },
			body: new Uint8Array(png),
			signal: AbortSignal.timeout(PATIENCE_MS),
		})
		const body = await answer.json()
		if (answer.status === 200) {
			all.urls.push(String(body.url))
			all.at.push(performance.now())
			return true
		}
		if (answer.status === 503 && body.code === 'server.unavailable' && answer.headers.has('retry-after'))
			all.refused += 1
		else all.unclear.push(`an upload was answered ${answer.status} ${body.code}`)
	} catch (error) {
		all.unclear.push(`${NO_ANSWER}: ${error instanceof Error ? (error.cause ?? error.name) : error}`)
	} finally {
		all.slowestMs = Math.max(all.slowestMs, performance.now() - from)
	}
	return false
}

/** The acknowledged pictures that are gone or have other bytes: the name of each is the hash of its content. */
export async function lostUploads(address: string, urls: readonly string[]): Promise<number> {
	let lost = 0
	for (const url of urls) {
		const answer = await fetch(address + url)
		const hash = createHash('sha256')
			.update(Buffer.from(await answer.arrayBuffer()))
			.digest('hex')
		if (answer.status !== 200 || !url.includes(hash)) lost += 1
	}
	return lost
}

function nextPicture(): Buffer {
	pictures += 1
	return blackPng(8 + (pictures % SIDE), 8 + Math.floor(pictures / SIDE))
}
