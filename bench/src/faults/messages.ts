import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Account, history, post, written } from 'server/src/testing/conversationPage.testing.ts'

/** What writers of messages were told. */
export interface Written {
	/** The texts of all sent messages, and of the acknowledged ones. */
	sent: string[]
	stored: string[]
	/** Answers 503 in the words of the site, after which the message was sent again. */
	refused: number
	/** Requests that a process cut off by ending. */
	cut: number
	/** Anything else. */
	unclear: string[]
}

/** Random bytes, so that the database cannot compress them. */
const BYTES = 2000
const PAUSE_MS = 20
const PATIENCE_MS = 20_000

/** Writers post messages to a conversation, and send a refused one again with its key. */
export function startMessages(address: string, by: Account, conversationId: string, writers: number) {
	const all: Written = { sent: [], stored: [], refused: 0, cut: 0, unclear: [] }
	let isOver = false
	const send = async (message: ReturnType<typeof written>): Promise<boolean> => {
		const late = wait(PATIENCE_MS).then(() => 'late' as const)
		const path = `conversations/${conversationId}/messages`
		const answer = await Promise.race([post(address, path, by, message, message.clientId).catch(() => undefined), late])
		if (answer === 'late') all.unclear.push(`a write got no answer in ${PATIENCE_MS / 1000} s`)
		else if (answer === undefined) all.cut += 1
		else if (answer.status === 503 && answer.body.code === 'server.unavailable') all.refused += 1
		else if (answer.status !== 200)
			all.unclear.push(`a write was answered ${answer.status} ${JSON.stringify(answer.body)}`)
		else return true
		return false
	}
	const writing = Array.from({ length: writers }, async () => {
		while (!isOver) {
			const message = written(randomBytes(BYTES).toString('base64'))
			all.sent.push(message.text)
			while (!isOver) {
				if (await send(message)) {
					all.stored.push(message.text)
					break
				}
				await wait(PAUSE_MS)
			}
		}
	})
	return {
		seen: all,
		async stop() {
			isOver = true
			await Promise.all(writing)
			return all
		},
	}
}

/** The texts that are not in the conversation, and those that are there more than once. */
export async function compareMessages(address: string, by: Account, conversationId: string, texts: readonly string[]) {
	const counts = new Map<string | null, number>()
	for (const { text } of await history(address, conversationId, by, 0)) counts.set(text, (counts.get(text) ?? 0) + 1)
	return {
		lost: texts.filter((text) => !counts.has(text)).length,
		twice: [...counts.values()].filter((count) => count > 1).length,
	}
}
