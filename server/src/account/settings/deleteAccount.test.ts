import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { FILM } from '../../community/comment/comment.testing.ts'
import { messageBench } from '../../community/message.testing.ts'
import { headFor } from '../../site/head/head.ts'
import { GOOD_PASSWORD, type keyFrom, newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { everyRow, filesIn, referencesNotFilled } from './deleteAccount.testing.ts'
import { KEPT, type Life, liveFully } from './deleteAccountLife.testing.ts'
import { LEAVER } from './deleteAccountTraces.testing.ts'
import { accountBench } from './settings.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { send, upload, change } = accountBench(site)
const { history, read, refusal, ...bench } = messageBench(site)

const remove = (key: ReturnType<typeof keyFrom>, password: string) =>
	send('POST', 'account/deletion', key, { password })

const picture = (color: string) =>
	sharp({ create: { width: 64, height: 48, channels: 3, background: color } })
		.png()
		.toBuffer()

test('deleting an account requires the password', async () => {
	const key = (await newMember(site.app)).headers
	const answer = await remove(key, 'errada')
	expect([answer.statusCode, answer.json().fields]).toEqual([403, { password: 'auth.password.wrong' }])
	expect((await send('GET', 'account', key)).statusCode).toBe(200)
})

test('an upload that another member also uses stays', async () => {
	const [bia, caio] = [(await newMember(site.app)).headers, (await newMember(site.app)).headers]
	const same = await picture('purple')
	const { id, url } = await upload(bia, 'avatar', same)
	await upload(caio, 'avatar', same)
	await change(bia, { avatarId: id })
	await change(caio, { avatarId: id })
	await remove(bia, GOOD_PASSWORD)
	expect((await site.app.inject(url)).statusCode).toBe(200)
})

describe('a deleted member with every kind of data', () => {
	const traces = ({ leaver, pictures }: Life) => [
		leaver.id,
		...pictures.map(({ id }) => id),
		LEAVER.word,
		'quezia',
		encodeURIComponent(LEAVER.name),
	]
	const leave = ({ leaver }: Life) => bench.send('POST', 'account/deletion', leaver, { password: GOOD_PASSWORD })
	const linesWith = (lines: string[], text: string) =>
		lines.filter((line) => line.toLowerCase().includes(text.toLowerCase()))

	test('leaves no row or file with their name or texts', async () => {
		const others = await filesIn(site.context.settings.DATA_DIR)
		const life = await liveFully(site)
		expect(await referencesNotFilled(site.db, life.leaver.id)).toEqual([])
		const before = await everyRow(site.db)
		for (const text of traces(life)) expect([text, linesWith(before, text).length > 0]).toEqual([text, true])
		expect(await filesIn(site.context.settings.DATA_DIR)).toHaveLength(others.length + 3)

		expect((await leave(life)).json()).toEqual({ done: true })

		const after = await everyRow(site.db)
		for (const text of traces(life)) expect([text, linesWith(after, text)]).toEqual([text, []])
		for (const file of await filesIn(site.context.settings.DATA_DIR)) {
			expect(linesWith([file, String(await readFile(file))], life.leaver.id)).toEqual([])
		}
		expect((await filesIn(site.context.settings.DATA_DIR)).toSorted()).toEqual(others.toSorted())
	})

	test('is not found by present or former username', async () => {
		const life = await liveFully(site)
		await leave(life)
		for (const name of [LEAVER.name, LEAVER.formerName]) {
			expect(await refusal('GET', `profiles/${encodeURIComponent(name)}`, life.friend)).toEqual([
				404,
				'request.notFound',
			])
			const head = await headFor(site.db, `/profile/${encodeURIComponent(name)}`, 'pt', 'https://niouka.example')
			expect(head.status).toBe(404)
		}
		const searches = ['friends/search?q=Quezia', 'search?q=Quezia', 'search?q=jabuticaba', 'friends', 'conversations']
		const pages = ['notifications', 'blocks', 'titles/1', 'revisions/title/1', 'episodes/1', 'news', 'moderation/log']
		for (const path of [...searches, ...pages, 'profiles/Caio/connections?side=followers']) {
			for (const reader of [life.friend, life.moderator]) {
				const { body } = await bench.send('GET', path, reader)
				for (const text of [life.leaver.id, 'Quezia']) expect([path, body.includes(text)]).toEqual([path, false])
			}
		}
		for (const { url } of life.pictures) expect((await site.app.inject(url)).statusCode).toBe(404)
		expect((await site.app.inject(`/og/profile/${life.leaver.id}.png`)).statusCode).toBe(404)
	})

	test('is signed out everywhere, and all keys are invalid', async () => {
		const life = await liveFully(site)
		await leave(life)
		expect(await refusal('GET', 'account', life.leaver)).toEqual([401, 'auth.required'])
		const password = { email: LEAVER.email, password: GOOD_PASSWORD }
		expect(await refusal('POST', 'auth/login', undefined, password)).toEqual([401, 'auth.credentials'])
	})

	test('leaves comments and revisions without an author, and groups with another admin', async () => {
		const life = await liveFully(site)
		await leave(life)
		const { items } = await read('discussions/anime/1', life.friend)
		const own = items.find(({ body }: { body: { text?: string } }) => body.text === KEPT.comment)
		expect(own).toMatchObject({ author: null, body: { state: 'shown', text: KEPT.comment, picture: null } })
		expect((await read('revisions/title/1', life.friend)).items[0]).toMatchObject({
			user: null,
			fields: [{ field: 'synopsis', after: KEPT.synopsis }],
		})
		expect(await read(`groups/${life.groupId}`, life.friend)).toMatchObject({ role: 'admin', memberCount: 1 })
		const said = await history(`${life.groupId}-geral`, life.friend)
		expect(said.items.map(({ state, text }: { state: string; text: string | null }) => [state, text])).toEqual([
			['sent', 'Oi!'],
			['deleted', null],
		])
		const score = await sql`select score, votes from title_score where title_id = 1 and votes > 0`.execute(site.db)
		expect(score.rows).toEqual([{ score: 5, votes: 1 }])
		const reviews = await read(`titles/${FILM}/reviews`)
		expect(reviews).toMatchObject({ items: [{ review: { score: 8, helpful: 0, unhelpful: 0 } }], total: 1 })
		expect(await read('episodes/1')).toMatchObject({ reactions: { likes: 1 }, score: { totalVotes: 0 } })
	})
})
