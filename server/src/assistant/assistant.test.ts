import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { ASSISTANT_PAGE_SIZE, ASSISTANT_PER_DAY, ASSISTANT_PER_MINUTE } from 'shared-contract'
import { MINUTE_MS } from 'shared-contract/units'
import { seedSamples } from '../site/samples/seedSamples.ts'
import { newMember } from '../testing/member.testing.ts'
import { testSite } from '../testing/site.testing.ts'
import { ask } from './testing/asking.testing.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const site = testSite({
	environment: { SITE_DEMO: 'true' },
	seed: async (db) => {
		await seedSamples(db, NOW)
	},
})
beforeEach(() => {
	site.clock.now = NOW
})

const conversation = async (headers: Record<string, string> = {}, query = '') =>
	(await site.app.inject({ url: `/api/assistant${query}`, headers })).json()
const later = (minutes: number) => {
	site.clock.now = new Date(site.clock.now.getTime() + minutes * MINUTE_MS)
}
/** One question each, of a member with nothing said before. */
async function reply(text: string, given: { headers?: Record<string, string>; zone?: string } = {}) {
	const { headers } = await newMember(site.app)
	const heard = await ask(site.app, { text, ...given, headers: { ...headers, ...given.headers } })
	if (!heard.reply) throw new Error(`refused: ${heard.code}`)
	return heard.reply
}

test('without a key the conversation says that the catalogue answers', async () => {
	const { headers } = await newMember(site.app)
	expect(await conversation(headers)).toEqual({ mode: 'catalogue', listConsent: null, items: [], more: false })
	expect((await ask(site.app, { headers, text: 'Oi!' })).reply?.text).toContain('modo catálogo')
})

test.each([
	['Me recomenda um filme de aventura', 'Separei filmes (Aventura) com as melhores notas daqui: ✨'],
	['Recommend me an adventure movie', 'I picked movies (Adventure) with the best scores here: ✨'],
	['おすすめの冒険映画を教えて', '評価の高い映画（冒険）を選んだよ：✨'],
])('%s: the best of that genre, with links and scores', async (text, first) => {
	const { text: told, works, state } = await reply(text)
	const lines = told.split('\n')
	expect(state).toBe('complete')
	expect(lines[0]).toBe(first)
	expect(lines.length).toBeGreaterThan(2)
	expect(lines[1]).toMatch(/^• \[\[movie:\d+\]\] — ⭐ \d+[.,]\d · /)
	for (const line of lines.slice(1)) expect(line).toMatch(/^• \[\[movie:\d+\]\] — /)
	expect(works).toHaveLength(lines.length - 1)
	for (const work of works) expect(work).toMatchObject({ format: 'Movie', imageUrl: expect.stringMatching(/^\//) })
})

test('what airs today is the reader’s own day, in their own time', async () => {
	const lines = async (text: string, zone: string) => (await reply(text, { zone })).text.split('\n').slice(1)
	const week = await lines('O que passa esta semana?', 'America/Sao_Paulo')
	expect(week.some((line) => /^\*.+\*$/.test(line))).toBe(true)
	const today = await reply('O que passa hoje?', { zone: 'America/Sao_Paulo' })
	expect(today.text).toMatch(/^(Hoje tem: 📺\n• \d\d:\d\d \[\[anime:\d+\]\]|Hoje não tem estreia)/)
	const tokyo = await lines('O que passa esta semana?', 'Asia/Tokyo')
	expect(tokyo).not.toEqual(week)
	// A zone that there is not counts as the usual one.
	expect(await lines('O que passa esta semana?', 'Mars/Olympus')).toEqual(week)
})

test('a title is described with its facts, score and synopsis', async () => {
	const { text, works } = await reply('Me conta sobre o filme Cartas do Farol')
	expect(works[0]).toMatchObject({ title: expect.stringMatching(/Farol/) })
	expect(text).toMatch(/^\[\[movie:\d+\]\] ✨\n.*(⭐ \d|ainda sem notas)/)
	expect(text.split('\n').length).toBeGreaterThan(3)
})

test('a name alone finds it, misspelt too, and what is like it is found by its genres', async () => {
	expect((await reply('cartas do farrol')).works[0]?.title).toMatch(/Farol/)
	const { text, works } = await reply('algo parecido com Cartas do Farol')
	expect(text).toMatch(/^Quem curte \[\[manga:\d+\]\] costuma gostar de: 💫\n• \[\[/)
	expect(new Set(works.map(({ id }) => id)).size).toBe(works.length)
})

test('what there is not is said, without inventing anything', async () => {
	expect(await reply('xqzwkv jjjj')).toMatchObject({ works: [], text: expect.stringContaining('não achei nada') })
	expect((await reply('algo parecido com xqzwkvjjjj')).text).toContain('Não conheço nenhum título')
	expect((await reply('melhores animes de 1951')).text).toContain('não achei animes (1951)')
	expect((await reply('???')).text).toContain('modo catálogo')
})

test('the own list is shown only with consent', async () => {
	const { id, headers } = await newMember(site.app)
	const asked = async () => (await ask(site.app, { headers, text: 'o que tem na minha lista?' })).reply?.text
	expect(await asked()).toContain('se você deixar')
	const put = (payload: object) => site.app.inject({ method: 'PUT', url: '/api/assistant/consent', headers, payload })
	expect((await put({ list: true })).json()).toEqual({ done: true })
	expect(await asked()).toContain('ainda está vazia')
	const { id: titleId } = await site.db.selectFrom('title').select('id').orderBy('id').executeTakeFirstOrThrow()
	await site.db.insertInto('saved_title').values({ member_id: id, title_id: titleId }).execute()
	expect(await asked()).toContain(`:${titleId}]]`)
})

test.each([
	['Vi até o episódio 2 de Cordilheira', 'Combinado! Confira', { status: 'current', progress: 2 }],
	['mark Cordilheira as paused', 'Got it! Check', { status: 'paused', progress: 0 }],
	['「Cordilheira」をリストに追加して', '了解！下の', { status: 'planned', progress: 0 }],
])('%s: proposed where the list may be read, and done once accepted', async (text, said, to) => {
	const { headers } = await newMember(site.app)
	expect(await ask(site.app, { headers, text })).toMatchObject({
		reply: { text: expect.stringMatching(/se você deixar|if you let me|許可が必要/) },
	})
	await site.app.inject({ method: 'PUT', url: '/api/assistant/consent', headers, payload: { list: true } })
	const { reply } = await ask(site.app, { headers, text })
	expect(reply?.text).toContain(said)
	expect(reply?.proposals).toMatchObject([{ from: null, to: { ...to, score: null }, state: 'open' }])
	const url = `/api/assistant/messages/${reply?.id}/proposals/0`
	await site.app.inject({ method: 'POST', url, headers, payload: { accept: true } })
	const { entries } = (await site.app.inject({ url: '/api/list', headers })).json()
	expect(entries).toMatchObject([{ status: to.status, progress: { current: to.progress } }])
	expect((await ask(site.app, { headers, text })).reply).not.toHaveProperty('proposals')
})

test('a visitor of the demo is told to sign in for a change', async () => {
	const heard = await ask(site.app, { text: 'Adicione Cordilheira à minha lista', listConsent: true })
	expect(heard.reply?.text).toContain('Entre na sua conta')
	expect(heard.reply).not.toHaveProperty('proposals')
})

test('what to watch after a title is the next one of its story', async () => {
	const { rows } = await sql<{ id: number; title: string }>`
		select t.id, t.title from title t join title_relation r on r.title_id = t.id
		where r.kind = 'sequel' and r.target_id is not null order by t.id limit 1`.execute(site.db)
	const [first] = rows
	const { next } = (await site.app.inject({ url: `/api/titles/${first?.id}/watch-order` })).json()
	const { text, works } = await reply(`o que eu vejo depois de "${first?.title}"?`)
	expect(text).toMatch(/^Depois de \[\[.+\]\] vem \[\[.+\]\]!/)
	expect(works.map(({ id }) => id)).toEqual([first?.id, next.id])
	expect((await reply('o que vem depois de Tinta Viva?')).text).toMatch(/^Depois de|não tem continuação/)
})

test('a conversation is read in pages, is nobody else’s, and is forgotten when asked', async () => {
	const [{ headers }, other] = [await newMember(site.app), await newMember(site.app)]
	for (let asked = 0; asked < ASSISTANT_PAGE_SIZE / 2 + 3; asked++) {
		await ask(site.app, { headers, text: `Oi ${asked}` })
		later(1)
	}
	const newest = await conversation(headers)
	expect(newest.items).toHaveLength(ASSISTANT_PAGE_SIZE)
	expect(newest.more).toBe(true)
	const older = await conversation(headers, `?before=${newest.items[0].id}`)
	expect(older).toMatchObject({ more: false })
	expect(older.items).toHaveLength(6)
	expect(older.items[0].text).toBe('Oi 0')
	expect((await conversation(other.headers)).items).toEqual([])
	await ask(site.app, { headers: other.headers, text: 'Oi' })
	const clear = await site.app.inject({ method: 'DELETE', url: '/api/assistant/messages', headers })
	expect(clear.json()).toEqual({ done: true })
	expect((await conversation(headers)).items).toEqual([])
	expect((await conversation(other.headers)).items).toHaveLength(2)
})

test('an empty question is refused, one of many emoji is not', async () => {
	const { headers } = await newMember(site.app)
	expect(await ask(site.app, { headers, text: ' \n ' })).toMatchObject({ status: 400, code: 'text.required' })
	expect((await conversation(headers)).items).toEqual([])
	expect((await ask(site.app, { headers, text: '👩‍🚀'.repeat(400) })).status).toBe(200)
})

test('a member asks so often in a minute and in a day, from wherever, and forgetting resets nothing', async () => {
	const { id, headers } = await newMember(site.app)
	for (let asked = 0; asked < ASSISTANT_PER_MINUTE; asked++) {
		expect((await ask(site.app, { headers, text: 'Oi' })).status).toBe(200)
	}
	const refused = await ask(site.app, { headers, text: 'Oi' })
	expect(refused).toMatchObject({ status: 429, code: 'assistant.tooMany' })
	expect(refused.headers['retry-after']).toBe('60')
	await site.app.inject({ method: 'DELETE', url: '/api/assistant/messages', headers })
	expect((await ask(site.app, { headers, text: 'Oi' })).code).toBe('assistant.tooMany')
	later(2)
	expect((await ask(site.app, { headers, text: 'Oi' })).status).toBe(200)
	const rest = Array.from({ length: ASSISTANT_PER_DAY - ASSISTANT_PER_MINUTE - 1 }, () => ({
		member_id: id,
		address: null,
		asked_at: NOW,
	}))
	await site.db.insertInto('assistant_request').values(rest).execute()
	expect((await ask(site.app, { headers, text: 'Oi' })).code).toBe('assistant.dayLimit')
	later(24 * 60)
	expect((await ask(site.app, { headers, text: 'Oi' })).status).toBe(200)
})

test('of two questions at once one is answered, and the same one twice is stored once', async () => {
	const { headers } = await newMember(site.app)
	const both = await Promise.all([ask(site.app, { headers, text: 'Um' }), ask(site.app, { headers, text: 'Dois' })])
	const statuses = both.map(({ status }) => status).sort()
	expect([
		[200, 200],
		[200, 409],
	]).toContainEqual(statuses)
	const clientId = randomUUID()
	const first = await ask(site.app, { headers, clientId, text: 'Três' })
	const again = await ask(site.app, { headers, clientId, text: 'Três' })
	expect(again.reply).toEqual(first.reply)
	const { items } = await conversation(headers)
	expect(items.filter(({ text }: { text: string }) => text === 'Três')).toHaveLength(1)
})

test('the lock of a reply expires after a crash of its process', async () => {
	const { id, headers } = await newMember(site.app)
	await conversation(headers)
	await site.db
		.updateTable('assistant_conversation')
		.set({ answering: randomUUID(), answering_until: new Date(NOW.getTime() + MINUTE_MS) })
		.where('member_id', '=', id)
		.execute()
	expect((await ask(site.app, { headers, text: 'Oi' })).code).toBe('assistant.busy')
	later(2)
	expect((await ask(site.app, { headers, text: 'Oi' })).status).toBe(200)
})

test('a visitor of the demo is answered from the catalogue, and nothing of it is stored', async () => {
	const count = async () => (await site.db.selectFrom('assistant_message').select('id').execute()).length
	const before = await count()
	const heard = await ask(site.app, { text: 'Me recomenda um anime de drama' })
	expect(heard.reply).toMatchObject({ state: 'complete', mode: 'catalogue' })
	expect(heard.reply?.works.length).toBeGreaterThan(0)
	expect((await ask(site.app, { text: 'minha lista' })).reply?.text).toContain('se você deixar')
	expect((await ask(site.app, { text: 'minha lista', listConsent: true })).reply?.text).toMatch(/título|vazia/)
	expect(await count()).toBe(before)
	expect((await conversation()).items).toEqual([])
	for (let asked = 3; asked < ASSISTANT_PER_MINUTE; asked++) await ask(site.app, { text: 'Oi' })
	expect(await ask(site.app, { text: 'Oi' })).toMatchObject({ status: 429, code: 'assistant.tooMany' })
})
