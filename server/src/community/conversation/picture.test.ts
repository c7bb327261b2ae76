import { randomUUID } from 'node:crypto'
import { messageContentId, PICTURE_ALT_MAX_LENGTH } from 'shared-contract'
import { HOUR_MS } from 'shared-contract/units'
import sharp from 'sharp'
import { closePages, openPage } from '../../core/live/live.testing.ts'
import { pruneUploads } from '../../core/upload/prune.ts'
import { HOSTILE_TEXTS } from '../../testing/hostileTexts.testing.ts'
import { GOOD_PASSWORD, newMember, type TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { SERIES } from '../comment/comment.testing.ts'
import { contentBench } from '../report/content.testing.ts'
import { PACE } from '../watch/watch.testing.ts'
import { releaseMessagePictures } from './sendMessage.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const bench = contentBench(site)
const { befriend, channelOf, chatOf, decide, history, join, newGroup, queue, read, refusal, report, say, send } = bench
afterEach(closePages)
beforeEach(bench.fill)

const bytes = (shade = 30) =>
	sharp({ create: { width: 60, height: 40, channels: 3, background: { r: 200, g: shade, b: 40 } } })
		.png()
		.toBuffer()
async function upload(by: TestMember, file?: Buffer, purpose = 'message') {
	return site.app.inject({
		method: 'POST',
		url: `/api/uploads?purpose=${purpose}`,
		headers: { ...by.headers, 'content-type': 'image/png' },
		payload: file ?? (await bytes()),
	})
}
const uploaded = async (by: TestMember): Promise<string> => (await upload(by)).json().id
const post = (conversation: string, by: TestMember, id: string, more: object = {}) =>
	send('POST', `conversations/${conversation}/messages`, by, {
		clientId: randomUUID(),
		text: '',
		picture: { id, alt: '', isSpoiler: false },
		...more,
	})
/** Bia and Caio in a channel. */
async function channel() {
	const [bia, caio] = [await newMember(site.app), await newMember(site.app)]
	const group = await newGroup(bia, { isPublic: false })
	await send('PUT', `groups/${group.id}`, bia, { name: 'Casa', description: '', isPublic: true })
	await join(group.id, caio)
	await send('PUT', `groups/${group.id}`, bia, { name: 'Casa', description: '', isPublic: false })
	return { bia, caio, group, id: channelOf(group) }
}
const leave = (who: TestMember) => send('POST', 'account/deletion', who, { password: GOOD_PASSWORD })
const keyOf = ({ headers }: TestMember) => ({
	authorization: headers.authorization ?? '',
	cookie: headers.cookie ?? '',
})
/** True if the store still has an upload after the hourly job. */
async function isKept(id: string): Promise<boolean> {
	await releaseMessagePictures(site.db)
	await pruneUploads(site.db, site.context.storage, site.clock.now)
	return (await site.app.inject(`/uploads/${id}.webp`)).statusCode === 200
}

test('a picture goes with a message or is one, with its size, description and spoiler', async () => {
	const { bia, caio, id } = await channel()
	const [first, second] = [await uploaded(bia), await uploaded(bia)]
	const sent = await post(id, bia, first)
	expect(sent.json().message).toMatchObject({
		text: '',
		picture: { id: first, url: `/uploads/${first}.webp`, width: 60, height: 40, alt: '', isSpoiler: false },
	})
	await post(id, bia, second, { text: 'Veja', picture: { id: second, alt: ' Um gato  ', isSpoiler: true } })
	expect((await history(id, caio)).items).toMatchObject([
		{ text: '', picture: { id: first } },
		{ text: 'Veja', picture: { id: second, alt: 'Um gato', isSpoiler: true } },
	])
	expect(await refusal('PUT', `conversations/${id}/messages/2`, bia, { text: ' ' })).toEqual([200, undefined])
	expect((await history(id, caio)).items[1]).toMatchObject({ picture: { id: second } })
})

test('equal pictures of messages have addresses of their own, that nobody guesses from the file', async () => {
	const { bia } = await channel()
	const [first, second] = [await uploaded(bia), await uploaded(bia)]
	const comment = (await upload(bia, undefined, 'comment')).json().id
	expect(new Set([first, second, comment]).size).toBe(3)
})

test('only its sender attaches an upload, to one message, and only one of a message', async () => {
	const { bia, caio, id } = await channel()
	const theirs = await uploaded(caio)
	const GONE = [410, 'upload.gone']
	const tried = (by: TestMember, picture: string) =>
		refusal('POST', `conversations/${id}/messages`, by, {
			clientId: randomUUID(),
			text: 'Oi',
			picture: { id: picture, alt: '', isSpoiler: false },
		})
	expect(await tried(bia, theirs)).toEqual(GONE)
	expect(await tried(bia, 'a'.repeat(64))).toEqual(GONE)
	expect(await tried(bia, (await upload(bia, undefined, 'comment')).json().id)).toEqual(GONE)
	expect((await post(id, caio, theirs)).statusCode).toBe(200)
	expect(await tried(caio, theirs)).toEqual(GONE)
	const raced = await uploaded(bia)
	const answers = await Promise.all(Array.from({ length: 4 }, () => post(id, bia, raced)))
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410])
	expect((await history(id, bia)).items).toHaveLength(2)
	const comment = { text: 'x', pictureId: theirs, spoilerNumber: null, parentId: null }
	expect(await refusal('POST', `discussions/anime/${SERIES}`, caio, comment)).toEqual([409, 'upload.gone'])
})

test('a message that is sent again has its picture once', async () => {
	const { bia, id } = await channel()
	const [clientId, picture] = [randomUUID(), await uploaded(bia)]
	const answers = await Promise.all(Array.from({ length: 4 }, () => post(id, bia, picture, { clientId })))
	expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1)
	expect(answers[0]?.json().message.picture.id).toBe(picture)
})

test('a hostile file is no picture, and a hostile description is text', async () => {
	const { bia, caio, id } = await channel()
	const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
	expect((await upload(bia, svg)).json().code).toBe('upload.notPicture')
	for (const alt of HOSTILE_TEXTS.slice(0, 12)) {
		const picture = await uploaded(bia)
		const sent = await post(id, bia, picture, { picture: { id: picture, alt, isSpoiler: false } })
		if (sent.statusCode !== 200) expect(sent.statusCode).toBe(400)
	}
	for (const { picture } of (await history(id, caio)).items) expect(picture.alt).not.toContain('\u0000')
	const long = 'ã'.repeat(PICTURE_ALT_MAX_LENGTH + 1)
	const sent = await post(id, bia, await uploaded(bia), {
		picture: { id: await uploaded(bia), alt: long, isSpoiler: false },
	})
	expect([sent.statusCode, sent.json().fields]).toEqual([400, { alt: 'text.tooLong' }])
})

describe('the address of a picture', () => {
	/** What each endpoint that shows messages answers a reader, as text. */
	async function everything(id: string, by: TestMember) {
		const paths = ['', '/messages', '/messages?before=9', '/messages?after=0&changes=0', '/pins', '/search?q=segredo']
		const answers = await Promise.all(paths.map((path) => send('GET', `conversations/${id}${path}`, by)))
		return [...answers, await send('GET', 'conversations', by)].map(({ payload }) => payload).join('\n')
	}

	test('is in no answer and no frame for whom the message is sealed', async () => {
		const { bia, caio, id } = await channel()
		await send('PUT', `conversations/${id}/watch`, bia, { titleId: SERIES, pace: PACE })
		await send('PUT', 'episodes/2/reaction', bia, { reaction: 'like' })
		const page = await openPage(site.app, keyOf(caio))
		await page.watch(`conversation:${id}`)
		const picture = await uploaded(bia)
		const sent = await post(id, bia, picture, { text: 'segredo', episode: 2 })
		expect(sent.json().message).toMatchObject({ episode: 2, picture: { id: picture } })
		expect(await page.event('messageSent')).toMatchObject({ message: { state: 'sealed', text: null } })
		await send('PUT', `conversations/${id}/messages/1/pin`, bia)
		await send('PUT', `conversations/${id}/messages/1/reactions/like`, bia)
		await post(id, bia, await uploaded(bia), { episode: 2, replyTo: 1 })
		expect(await everything(id, bia)).toContain(picture)
		expect(await everything(id, caio)).not.toContain('"picture"')
		expect(await everything(id, caio)).not.toContain('hasPicture')
		expect(JSON.stringify(page.frames)).not.toContain(picture)
		for (const path of ['', '/reactions/like']) {
			const tried = await send('PUT', `conversations/${id}/messages/1${path}`, caio, path ? undefined : { text: 'x' })
			expect([tried.statusCode, tried.payload.includes(picture)]).toEqual([404, false])
		}
	})

	test('is in none after a deletion, behind a block, and for a stranger', async () => {
		const { bia, caio, id } = await channel()
		const [stranger, dora] = [await newMember(site.app), await newMember(site.app)]
		await join(
			(await send('POST', `groups/${id.split('-')[0]}/invitations`, bia, { days: null, maxUses: null })).json().code,
			dora,
		)
		const page = await openPage(site.app, keyOf(dora))
		await page.watch(`conversation:${id}`)
		await send('PUT', `members/${bia.id}/block`, dora)
		const picture = await uploaded(bia)
		await post(id, bia, picture, { text: 'segredo' })
		await say(id, caio, 'fim')
		await send('POST', `conversations/${id}/messages`, caio, { clientId: randomUUID(), text: 'segredo', replyTo: 1 })
		expect((await history(id, caio)).items.at(-1)).toMatchObject({ replyTo: { hasPicture: true } })
		expect(await everything(id, caio)).toContain(picture)
		expect(await everything(id, dora)).not.toMatch(new RegExp(`${picture}|hasPicture`))
		expect(JSON.stringify(page.frames)).not.toContain(picture)
		expect(await everything(id, stranger)).not.toContain(picture)
		await send('DELETE', `conversations/${id}/messages/1`, bia)
		for (const reader of [bia, caio])
			expect(await everything(id, reader)).not.toMatch(new RegExp(`${picture}|hasPicture`))
	})

	test('is of a chat’s two members; its preview says that there is a picture', async () => {
		const [bia, caio, dora] = [await newMember(site.app), await newMember(site.app), await newMember(site.app)]
		await befriend(bia, caio)
		const id = await chatOf(bia, caio)
		const picture = await uploaded(bia)
		await post(id, bia, picture)
		expect((await read('conversations', caio)).direct).toMatchObject([{ lastMessage: { text: '', hasPicture: true } }])
		expect(await everything(id, dora)).not.toContain(picture)
		await send('DELETE', `conversations/${id}/messages/1`, bia)
		expect((await read('conversations', caio)).direct[0].lastMessage).not.toHaveProperty('hasPicture')
	})
})

test('a reported picture is shown to moderators, goes when they hide it, and comes back after an appeal', async () => {
	const { bia, caio, id } = await channel()
	const moderator = await bench.someone('moderator')
	const picture = await uploaded(bia)
	await post(id, bia, picture, { picture: { id: picture, alt: 'Compre!', isSpoiler: false } })
	const content = { kind: 'message', id: messageContentId(id, 1) } as const
	await report(content, caio)
	expect((await queue(moderator)).items[0].content).toMatchObject({
		title: 'Compre!',
		pictures: [`/uploads/${picture}.webp`],
	})
	await decide(content, moderator, { action: 'hide' })
	expect((await send('GET', `conversations/${id}/messages`, bia)).payload).not.toContain(picture)
	expect(await isKept(picture)).toBe(true)
	await decide(content, moderator, { action: 'restore' })
	expect((await history(id, caio)).items).toMatchObject([{ state: 'sent', picture: { id: picture } }])
})

describe('a picture is deleted from the store', () => {
	test.each(['message', 'channel', 'group', 'account', 'hidden account'] as const)('with its %s', async (what) => {
		const { bia, caio, group, id } = await channel()
		await send('POST', `groups/${group.id}/channels`, bia, { name: 'outro' })
		const [picture, other] = [await uploaded(bia), await uploaded(caio)]
		await post(id, bia, picture)
		await post(id, caio, other)
		expect([await isKept(picture), await isKept(other)]).toEqual([true, true])
		if (what === 'message') await send('DELETE', `conversations/${id}/messages/1`, bia)
		if (what === 'channel') await send('DELETE', `groups/${group.id}/channels/geral`, bia)
		if (what === 'group') await send('DELETE', `groups/${group.id}`, bia)
		if (what === 'hidden account') {
			const content = { kind: 'message', id: messageContentId(id, 1) } as const
			await report(content, caio)
			await decide(content, await bench.someone('moderator'), { action: 'hide' })
		}
		if (what.endsWith('account')) await leave(bia)
		expect([await isKept(picture), await isKept(other)]).toEqual([
			false,
			['message', 'account', 'hidden account'].includes(what),
		])
	})

	test('of both members, when the account of one takes their chat with it', async () => {
		const [bia, caio] = [await newMember(site.app), await newMember(site.app)]
		await befriend(bia, caio)
		const id = await chatOf(bia, caio)
		const picture = await uploaded(caio)
		await post(id, caio, picture)
		await leave(bia)
		expect((await site.app.inject(`/uploads/${picture}.webp`)).statusCode).toBe(404)
	})

	test('after a day, if no message shows it', async () => {
		const { bia } = await channel()
		const picture = await uploaded(bia)
		expect(await isKept(picture)).toBe(true)
		site.clock.now = new Date(site.clock.now.getTime() + 25 * HOUR_MS)
		expect(await isKept(picture)).toBe(false)
	})
})
