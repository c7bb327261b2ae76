import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import {
	ConversationPage,
	history,
	post,
	register,
	written,
} from '../../server/src/testing/conversationPage.testing.ts'

const TITLE = 1
const today = new Date().toISOString().slice(0, 10)

async function request(address, path, { headers } = {}, method = 'GET', body = undefined) {
	const answer = await fetch(`${address}/api/${path}`, {
		method,
		headers: { ...headers, ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }) },
		body: body && JSON.stringify(body),
	})
	const content = await answer.json()
	assert.equal(answer.status, 200, `${method} ${path}: ${answer.status} ${JSON.stringify(content)}`)
	return content
}

const send = async (address, path, by, payload) => {
	const { status, body } = await post(address, path, by, payload)
	assert.equal(status, 200, `POST ${path}: ${status} ${JSON.stringify(body)}`)
	return body
}

/** Fills a site by its API: two members, one channel. */
export async function makeCommunity(address) {
	const [ana, bia] = [await register(address, 'Ana'), await register(address, 'Bia')]
	const group = await send(address, 'groups', ana, { name: 'Varanda', description: '', isPublic: true })
	await send(address, 'groups/join', bia, { link: group.id })
	return { ana, bia, conversationId: String(group.channels[0].id) }
}

/** Writes at one server, a thing of each kind. @returns what was written */
export async function writeAll(address, { ana, conversationId }, word) {
	const comment = { text: `comentário ${word}`, parentId: null, pictureId: null, spoilerNumber: null }
	await send(address, `discussions/anime/${TITLE}`, ana, comment)
	await request(address, `list/${TITLE}`, ana, 'PATCH', { status: 'current', notes: `nota ${word}`, today })
	await send(address, `conversations/${conversationId}/messages`, ana, written(`mensagem ${word}`))
	const before = await synopsisAt(address)
	const change = { field: 'synopsis', from: before, to: `sinopse ${word}` }
	await send(address, `edits/title/${TITLE}`, ana, { changes: [change] })
}

/** Reads at another server what {@link writeAll} wrote. */
export async function readAll(address, { ana, bia, conversationId }, word) {
	const { items } = await request(address, `discussions/anime/${TITLE}?sort=newest`)
	assert.ok(
		items.some(({ body }) => body.text === `comentário ${word}`),
		'the comment is missing',
	)
	const { entry } = await request(address, `list/${TITLE}`, ana)
	assert.equal(entry.notes, `nota ${word}`)
	const messages = await history(address, conversationId, bia, 0)
	assert.equal(messages.at(-1)?.text, `mensagem ${word}`)
	assert.equal(await synopsisAt(address), `sinopse ${word}`)
}

const synopsisAt = async (address) => {
	const { values } = await request(address, `edits/title/${TITLE}`)
	return values.find(({ field }) => field === 'synopsis').value
}

/** A message that is sent at one server reaches a page at the other by its socket. */
export async function hearLive(from, to, { ana, bia, conversationId }, word) {
	const page = new ConversationPage([to], bia, conversationId)
	try {
		await page.watching
		await send(from, `conversations/${conversationId}/messages`, ana, written(`ao vivo ${word}`))
		await page.until(() => page.texts().includes(`ao vivo ${word}`), 20_000)
	} finally {
		page.close()
	}
}
