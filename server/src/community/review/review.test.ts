import { randomUUID } from 'node:crypto'
import { DAY_MS } from 'shared-contract/units'
import { testSite } from '../../testing/site.testing.ts'
import { eraseRemovedComments } from '../comment/changeComment.ts'
import { FILM, SERIES } from '../comment/comment.testing.ts'
import { authorsOf, reviewBench, TEXT } from './review.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { bia, caio, someone, send, post, read, write, reviews, told } = reviewBench(site)
const SECRET = `O Hayase era o irmão dela. ${TEXT}`

test('a review has a score, which is its author’s vote on the title', async () => {
	const written = (await write(bia)).json()
	expect(written).toMatchObject({
		author: { name: bia.name },
		body: { state: 'shown', text: TEXT, picture: null },
		editedAt: null,
		isOwn: true,
		review: { score: 8, helpful: 0, unhelpful: 0, vote: null },
	})
	expect((await send('GET', `titles/${SERIES}/vote`, bia)).json()).toEqual({ score: 8 })
	await send('PUT', `titles/${SERIES}/vote`, bia, { score: 6 })
	expect(await reviews(caio)).toMatchObject({
		items: [{ id: written.id, isOwn: false, review: { score: 6 } }],
		total: 1,
		own: null,
		ownScore: null,
		subject: 'anime',
		reader: { name: caio.name },
	})
	expect(await reviews(bia)).toMatchObject({ own: { id: written.id }, ownScore: 6 })
	await send('DELETE', `titles/${SERIES}/vote`, bia)
	expect((await reviews()).items[0].review.score).toBeNull()
	expect((await reviews(undefined, '', FILM)).subject).toBe('movie')
})

test('a member has one review of a title; another one is an edit of it, and its former texts stay', async () => {
	const { id } = (await write(bia)).json()
	expect((await write(bia, { score: 9 })).json()).toMatchObject({ id, editedAt: null, review: { score: 9 } })
	const second = `Mudei de ideia. ${TEXT}`
	expect((await write(bia, { text: second })).json()).toMatchObject({ id, editedAt: expect.any(String) })
	await write(bia, { text: `${second}!` })
	expect((await reviews()).items).toMatchObject([{ id, body: { text: `${second}!` } }])
	const moderator = await someone('moderator')
	for (const who of [bia, moderator]) {
		expect((await send('GET', `reviews/${id}/versions`, who)).json().items).toMatchObject([
			{ version: 1, text: second, replacedAt: site.clock.now.toISOString() },
			{ version: 0, text: TEXT },
		])
	}
})

test('two requests at once write one review, and one key writes once', async () => {
	const answers = await Promise.all([write(bia), write(bia)])
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
	const headers = { ...caio.headers, 'idempotency-key': randomUUID() }
	const payload = { text: TEXT, score: 7, spoilerNumber: null }
	const again = () => site.app.inject({ method: 'POST', url: `/api/titles/${SERIES}/reviews`, headers, payload })
	expect((await again()).json()).toEqual((await again()).json())
	expect((await reviews()).total).toBe(2)
})

test.each([
	['blank', '\n '.repeat(60), 'text.required'],
	['short', 'Muito bom!', 'text.tooShort'],
	['padded', `Muito bom!${' '.repeat(100)}`, 'text.tooShort'],
])('a %s text is refused', async (_what, text, code) => {
	expect((await write(bia, { text })).json().fields).toEqual({ text: code })
	expect(await reviews(bia)).toMatchObject({ total: 0, ownScore: null })
})

test('a review is no comment: it is not in the discussion, is not liked, answered, or given a picture', async () => {
	const { id } = (await write(bia)).json()
	expect(await read()).toMatchObject({ items: [], total: 0 })
	expect((await send('PUT', `comments/${id}/like`, caio)).statusCode).toBe(404)
	expect((await post(caio, 'Concordo', { parentId: id })).statusCode).toBe(404)
	const change = { text: TEXT, pictureId: 'a'.repeat(64), spoilerNumber: null }
	expect((await send('PUT', `comments/${id}`, bia, change)).json().fields).toEqual({ pictureId: 'request.invalid' })
	expect((await send('PUT', `comments/${id}`, bia, { ...change, text: 'Curto', pictureId: null })).statusCode).toBe(400)
	const comment = (await post(bia, 'Um comentário')).json()
	expect((await send('PUT', `reviews/${comment.id}/vote`, caio, { isHelpful: true })).statusCode).toBe(404)
	expect((await send('GET', `reviews/${comment.id}/versions`, bia)).statusCode).toBe(404)
})

test('a review by someone who is further is folded, until its reader is as far or asks for it', async () => {
	const { id } = (await write(bia, { text: SECRET, spoilerNumber: 2 })).json()
	for (const reader of [caio, undefined]) {
		const answer = await send('GET', `titles/${SERIES}/reviews`, reader)
		expect(answer.payload).not.toContain('Hayase')
		expect(answer.json().items[0]).toMatchObject({ body: { state: 'spoiler' }, spoilerNumber: 2, review: { score: 8 } })
		const profile = await send('GET', `profiles/${encodeURIComponent(bia.name)}/reviews`, reader)
		expect(profile.payload).not.toContain('Hayase')
		expect(profile.json().items).toHaveLength(1)
	}
	expect((await send('GET', `comments/${id}/body`, caio)).json().text).toBe(SECRET)
	await send('PUT', 'episodes/2/reaction', caio, { reaction: 'like' })
	expect((await reviews(caio)).items[0].body).toMatchObject({ state: 'shown', text: SECRET })
})

test('its author removes a review and takes that back; its texts are erased a day later', async () => {
	const { id } = (await write(bia)).json()
	await write(bia, { text: SECRET })
	await send('DELETE', `comments/${id}`, bia)
	expect(await reviews(bia)).toMatchObject({ items: [], total: 0, own: null, ownScore: 8 })
	expect((await send('POST', `comments/${id}/restore`, bia)).json()).toMatchObject({ id, review: { score: 8 } })
	await send('DELETE', `comments/${id}`, bia)
	const another = (await write(bia)).json()
	expect(another.id).not.toBe(id)
	expect((await send('POST', `comments/${id}/restore`, bia)).json().code).toBe('revision.conflict')
	await eraseRemovedComments(site.db, new Date(site.clock.now.getTime() + 2 * DAY_MS))
	expect(await site.db.selectFrom('review_version').selectAll().execute()).toEqual([])
	expect((await reviews()).items).toMatchObject([{ id: another.id, body: { text: TEXT } }])
})

test('a reported review is in the queue with its kind, and a moderator hides it with a reason', async () => {
	const { id } = (await write(bia)).json()
	const moderator = await someone('moderator')
	await send('POST', `comments/${id}/report`, caio, { reason: 'spam', text: '' })
	await write(bia, { text: SECRET })
	expect((await send('GET', 'moderation/cases', moderator)).json().items).toMatchObject([
		{
			content: { id, kind: 'review', text: SECRET, on: 'Crônicas', path: `/anime/1#review-${id}` },
			before: [{ version: '0', text: TEXT }],
		},
	])
	await send('POST', `moderation/comments/${id}`, moderator, { action: 'hide', reason: 'Propaganda' })
	expect(await reviews(caio)).toMatchObject({ items: [], total: 0 })
	expect((await reviews(bia)).own.body).toMatchObject({ state: 'hidden', written: { reason: 'Propaganda' } })
	expect((await write(bia)).json().code).toBe('comment.gone')
	expect((await send('GET', 'moderation/log', moderator)).json().items[0]).toMatchObject({
		content: { kind: 'review' },
	})
	expect((await told(bia))[0]).toMatchObject({ event: 'moderation', link: `/anime/1#review-${id}` })
	expect((await send('GET', `profiles/${encodeURIComponent(bia.name)}/reviews`)).json().items).toEqual([])
})

test('a profile shows its reviews and says so among its activities; a block and privacy hide them', async () => {
	await write(bia)
	await write(bia, {}, FILM)
	const path = `profiles/${encodeURIComponent(bia.name)}`
	expect((await send('GET', `${path}/reviews`, caio)).json()).toMatchObject({
		items: [
			{ title: { id: FILM, title: 'A Ponte' }, review: { body: { state: 'shown' }, review: { score: 8 } } },
			{ title: { id: SERIES } },
		],
		next: null,
	})
	const { items } = (await send('GET', `${path}/activity`, caio)).json()
	expect(items).toContainEqual(
		expect.objectContaining({ event: 'reviewed', subject: expect.objectContaining({ kind: 'title' }) }),
	)
	await send('PUT', `members/${caio.id}/block`, bia)
	expect((await send('GET', `${path}/reviews`, caio)).statusCode).toBe(404)
	expect(authorsOf(await reviews(caio))).toEqual([])
	await send('PUT', 'privacy', bia, { isPublic: false })
	expect((await send('GET', `${path}/reviews`)).statusCode).toBe(404)
	expect(authorsOf(await reviews())).toEqual([bia.name])
})

test('of a removed title nothing is shown', async () => {
	const { id } = (await write(bia)).json()
	await site.db.updateTable('title').set({ removed_at: site.clock.now }).where('id', '=', SERIES).execute()
	expect((await send('GET', `comments?ids=${id}`)).json().items).toEqual([])
	expect((await send('GET', `profiles/${encodeURIComponent(bia.name)}/reviews`)).json().items).toEqual([])
	expect((await send('PUT', `reviews/${id}/vote`, caio, { isHelpful: true })).statusCode).toBe(404)
})
