import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { relationBench } from '../../community/relationTesting.ts'
import { GOOD_PASSWORD, keyFrom, register, testSite } from '../../testing.ts'
import { accountBench } from './testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { send, upload, change } = accountBench(site)
const { addTitle } = relationBench(site)
const NAME = 'Quezia Apagada'
const EMAIL = 'quezia@exemplo.com.br'

const remove = (key: ReturnType<typeof keyFrom>, password: string) =>
	send('POST', 'account/deletion', key, { password })

/** Every row of every table, as text. */
async function everything(): Promise<string> {
	const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
		where schemaname = 'public' order by tablename`.execute(site.db)
	const all: string[] = []
	for (const { name } of rows) {
		const table = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(site.db)
		all.push(...table.rows.map(({ row }) => `${name}: ${row}`))
	}
	return all.join('\n')
}

async function filesIn(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true })
	return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

const picture = (color: string) =>
	sharp({ create: { width: 64, height: 48, channels: 3, background: color } })
		.png()
		.toBuffer()

test('an account is deleted for who knows the password, and only then', async () => {
	const key = keyFrom(await register(site.app, { username: NAME, email: EMAIL }))
	const answer = await remove(key, 'errada')
	expect([answer.statusCode, answer.json().fields]).toEqual([403, { password: 'auth.password.wrong' }])
	expect((await send('GET', 'account', key)).statusCode).toBe(200)
	expect((await send('POST', 'account/deletion', undefined, { password: GOOD_PASSWORD })).statusCode).toBe(401)
})

test('it leaves no row, file or search result of the person; what others stay in goes on', async () => {
	const registered = await register(site.app, { username: NAME, email: EMAIL })
	const key = keyFrom(registered)
	const { id } = registered.json().user
	const friend = await register(site.app, { username: 'Caio' })
	const caio = keyFrom(friend)
	const title = await addTitle('O Sino')

	const avatar = await upload(key, 'avatar', await picture('red'))
	const banner = await upload(key, 'banner', await picture('blue'))
	await change(key, { bio: 'Sou eu.', avatarId: avatar.id, bannerId: banner.id })
	await change(key, { username: 'Quezia Outra' })
	await change(key, { username: NAME })
	const shown = await upload(key, 'comment', await picture('green'))
	const comment = (payload: object) => send('POST', `discussions/anime/${title}`, key, payload)
	const written = await comment({ text: 'Que final!', pictureId: shown.id, parentId: null, spoilerNumber: null })
	await send('PUT', `saved/${title}`, key)
	await send('PUT', `titles/${title}/vote`, key, { score: 9 })
	await send('PUT', `titles/${title}/vote`, caio, { score: 5 })
	await send('PUT', `members/${friend.json().user.id}/follow`, key)
	await send('PUT', `members/${id}/like`, caio)
	await send('PUT', 'privacy', key, { isPublic: true })
	await send('PUT', 'notifications/preferences', key, {
		newFollowers: true,
		comments: true,
		newReleases: true,
		siteUpdates: true,
	})
	await site.app.inject({
		method: 'POST',
		url: '/api/feedback',
		headers: { ...key, 'idempotency-key': randomUUID() },
		payload: { message: `Adorei! ${NAME}`, email: EMAIL },
	})
	await send('POST', 'auth/recover', undefined, { email: EMAIL })
	await site.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email: EMAIL, password: 'errada' } })
	await site.db
		.insertInto('revision')
		.values({
			entity: 'title',
			entity_id: Number(title),
			member_id: id,
			before: JSON.stringify({ synopsis: 'a' }),
			after: JSON.stringify({ synopsis: 'b' }),
			made_at: site.clock.now,
		})
		.execute()
	const before = await everything()
	for (const part of [id, NAME, EMAIL, avatar.id, banner.id, shown.id]) expect(before).toContain(part)
	expect(await filesIn(site.parts.settings.DATA_DIR)).toHaveLength(3)

	expect((await remove(key, GOOD_PASSWORD)).json()).toEqual({ done: true })

	const after = await everything()
	for (const part of [id, NAME, EMAIL, 'Quezia', 'quezia', avatar.id, banner.id, shown.id]) {
		expect(after.split('\n').filter((row) => row.includes(part))).toEqual([])
	}
	for (const file of await filesIn(site.parts.settings.DATA_DIR)) {
		expect(String(await readFile(file))).not.toMatch(new RegExp(`${id}|${NAME}|${EMAIL}`))
	}
	expect(await filesIn(site.parts.settings.DATA_DIR)).toEqual([])
	for (const url of [avatar.url, banner.url, shown.url]) expect((await site.app.inject(url)).statusCode).toBe(404)

	expect((await send('GET', 'account', key)).statusCode).toBe(401)
	expect((await send('GET', `profiles/${encodeURIComponent(NAME)}`, caio)).statusCode).toBe(404)
	expect((await send('GET', `friends/search?q=Quezia`, caio)).body).not.toContain(id)

	expect(written.statusCode).toBe(200)
	const discussion = (await send('GET', `discussions/anime/${title}`, caio)).json()
	expect(discussion.items[0]).toMatchObject({
		author: null,
		body: { state: 'shown', text: 'Que final!', picture: null },
	})
	const revision = await site.db.selectFrom('revision').select(['member_id', 'after']).executeTakeFirstOrThrow()
	expect(revision).toEqual({ member_id: null, after: { synopsis: 'b' } })
	const score = await sql<{ votes: number; own: number }>`select votes, score as own from title_score
		where title_id = ${title} and votes > 0`.execute(site.db)
	expect(score.rows).toEqual([{ votes: 1, own: 5 }])
})

test('a picture that somebody else shows too stays with them', async () => {
	const [bia, caio] = [keyFrom(await register(site.app)), keyFrom(await register(site.app))]
	const same = await picture('purple')
	const { id, url } = await upload(bia, 'avatar', same)
	await upload(caio, 'avatar', same)
	await change(bia, { avatarId: id })
	await change(caio, { avatarId: id })
	await remove(bia, GOOD_PASSWORD)
	expect((await site.app.inject(url)).statusCode).toBe(200)
})
