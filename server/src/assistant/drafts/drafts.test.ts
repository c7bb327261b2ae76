import { DRAFTS_PER_DAY } from 'shared-contract'
import { revisionBench, TITLE } from '../../catalogue/revision/revision.testing.ts'
import type { SessionHeaders } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { blocking, cutOff, failing, saying, sayingUntil } from '../testing/modelServer.testing.ts'
import { modelSite } from '../testing/modelSite.testing.ts'

const { model, site, newMember } = await modelSite({ EDITS_BEFORE_TRUST: '0' })
const bench = revisionBench(site)
const keyless = testSite()
const keylessBench = revisionBench(keyless)
const TEXT = 'Um escriba atravessa o reino para entregar cartas que ninguém pediu.'

beforeEach(async () => {
	await bench.fill()
	await bench.edit((await newMember()).headers, await bench.start(), { synopsis: '', names: '[]', cast: '[]' })
})

const ask = (headers: SessionHeaders, of = `title/${TITLE}`, body: object = {}) =>
	bench.send('POST', `drafts/${of}`, headers, { kind: 'model', keywords: '', ...body })
const save = (headers: SessionHeaders, change: object, of = `title/${TITLE}`) =>
	bench.send('POST', `edits/${of}`, headers, { changes: [{ field: 'synopsis', from: '', ...change }] })

test('a draft comes from the facts and the keywords, and no reader sees it before a member has changed it', async () => {
	const { headers } = await newMember()
	expect((await bench.send('GET', `edits/title/${TITLE}`, headers)).json().drafts).toEqual(['model'])
	model.plan(saying(TEXT.slice(0, 20), TEXT.slice(20)))
	const asked = await ask(headers, undefined, { keywords: 'cartas, reino' })
	expect(asked.json()).toEqual({ id: expect.any(Number), text: TEXT, sourceUrl: null })
	const [{ body }] = model.requests as [(typeof model.requests)[0]]
	expect(JSON.parse(String(body.contents[0]?.parts[0]?.text))).toMatchObject({
		facts: { name: 'Crônicas', format: 'TV' },
		keywords: 'cartas, reino',
	})
	expect((await bench.start()).synopsis).toBe('')

	const draft = asked.json().id
	const unread = await save(headers, { to: TEXT, draft })
	expect([unread.statusCode, unread.json().fields]).toEqual([400, { synopsis: 'draft.unread' }])
	expect((await save(headers, { to: `${TEXT} Até que uma volta.`, draft })).statusCode).toBe(200)
	const [revision] = (await bench.log()).items
	expect(revision).toMatchObject({ drafted: ['synopsis'], user: { name: expect.any(String) } })
	const { filled } = (await bench.send('GET', 'missing')).json()
	expect(filled).toMatchObject({ total: 1, drafted: 1 })
})

test('an unchanged draft is stored once its member confirms it, and an own text is nobody’s draft', async () => {
	const { headers } = await newMember()
	model.plan(saying(TEXT))
	const draft = (await ask(headers)).json().id
	expect((await save(headers, { to: TEXT, draft, confirmed: true })).statusCode).toBe(200)
	expect((await save(headers, { from: TEXT, to: 'Outro texto, meu.' })).statusCode).toBe(200)
	const [own, drafted] = (await bench.log()).items
	expect([own.drafted, drafted.drafted]).toEqual([undefined, ['synopsis']])
})

test('the name of an episode is one line', async () => {
	const { headers } = await newMember()
	model.plan(saying('A carta\nque voltou '))
	expect((await ask(headers, 'episode/1')).json().text).toBe('A carta que voltou')
})

test('a draft belongs to its member, its entity and its field', async () => {
	const [{ headers }, other] = [await newMember(), await newMember()]
	model.plan(saying(TEXT), saying('A carta'))
	const draft = (await ask(headers)).json().id
	const ofEpisode = (await ask(headers, 'episode/1')).json().id
	const changed = `${TEXT} E mais.`
	for (const [who, change] of [
		[other.headers, { to: changed, draft }],
		[headers, { to: changed, draft: ofEpisode }],
		[headers, { to: changed, draft: 4711 }],
		[headers, { field: 'synopsisEn', to: changed, draft }],
	] as const)
		expect((await save(who, change)).statusCode).toBe(400)
	expect((await bench.start()).synopsis).toBe('')
})

test('a model that fails, falls silent or is blocked is said so, and costs the member none of their drafts', async () => {
	const { headers } = await newMember()
	for (const behaviour of [
		failing(500),
		failing(429),
		blocking(),
		cutOff('Um'),
		saying('   '),
		sayingUntil('MAX_TOKENS', 'Um'),
	]) {
		model.plan(behaviour)
		const asked = await ask(headers)
		expect([asked.statusCode, asked.json().code]).toEqual([502, 'draft.failed'])
		site.clock.now = new Date(site.clock.now.getTime() + 60_000)
	}
	// What the model wrote before it failed cost the site something.
	const rows = await site.db.selectFrom('text_draft').select(['text', 'tokens']).execute()
	expect(rows.length).toBeGreaterThan(1)
	expect(rows.every(({ text, tokens }) => text === '' && tokens > 0)).toBe(true)
	await site.db.updateTable('text_draft').set({ tokens: 500_000 }).execute()
	expect((await ask(headers)).json().code).toBe('draft.limit')
})

test('the drafts of a member and the cost of all in a day have limits', async () => {
	const { id, headers } = await newMember()
	const draft = {
		entity: 'title',
		entity_id: TITLE,
		kind: 'model',
		source_url: null,
		asked_at: site.clock.now,
	} as const
	const rows = Array.from({ length: DRAFTS_PER_DAY }, () => ({ ...draft, member_id: id, text: TEXT }))
	await site.db.insertInto('text_draft').values(rows).execute()
	expect((await ask(headers)).json().code).toBe('draft.limit')
	const other = await newMember()
	model.plan(saying(TEXT))
	expect((await ask(other.headers)).statusCode).toBe(200)
	await site.db.updateTable('text_draft').set({ tokens: 500_000 }).where('member_id', '=', id).execute()
	const refused = await ask(other.headers)
	expect([refused.statusCode, refused.json().code]).toEqual([429, 'draft.limit'])
	site.clock.now = new Date(site.clock.now.getTime() + 86_400_001)
	model.plan(saying(TEXT))
	expect((await ask(other.headers)).statusCode).toBe(200)
})

test('without a key there is no draft', async () => {
	await keylessBench.fill()
	const headers = await keylessBench.member()
	expect((await keylessBench.send('GET', `edits/title/${TITLE}`, headers)).json().drafts).toBeUndefined()
	const asked = await keylessBench.send('POST', `drafts/title/${TITLE}`, headers, { kind: 'model', keywords: '' })
	expect(asked.statusCode).toBe(404)
})

test('the lead section of Wikipedia is offered without a model, and named where the text is shown', async () => {
	await keylessBench.fill()
	const headers = await keylessBench.member('moderator')
	await keylessBench.edit(headers, await keylessBench.start(), { synopsis: '' })
	const url = 'https://pt.wikipedia.org/wiki/Cr%C3%B4nicas'
	const values = { title_id: TITLE, locale: 'pt', text: TEXT, source: 'Wikipedia', licence: 'CC BY-SA 4.0', url }
	await keyless.db.insertInto('synopsis_draft').values(values).execute()
	expect((await keylessBench.send('GET', `edits/title/${TITLE}`, headers)).json().drafts).toEqual(['wikipedia'])
	const asked = await keylessBench.send('POST', `drafts/title/${TITLE}`, headers, { kind: 'wikipedia', keywords: '' })
	expect(asked.json()).toMatchObject({ text: TEXT, sourceUrl: url })
	const change = { field: 'synopsis', from: '', to: `${TEXT} Fim.`, draft: asked.json().id }
	await keylessBench.send('POST', `edits/title/${TITLE}`, headers, { changes: [change] })
	const page = (await keylessBench.send('GET', `titles/${TITLE}`)).json()
	expect(page.synopsis).toMatchObject({ sourceName: 'Wikipédia, CC BY-SA 4.0', sourceUrl: url })
	expect((await keylessBench.log()).items[0].drafted).toBeUndefined()
})

test('an undo gives a text back with the source that it named', async () => {
	await keylessBench.fill()
	const headers = await keylessBench.member('moderator')
	const anilist = { source_name: 'AniList', source_url: 'https://anilist.co/anime/1' }
	await keyless.db.updateTable('title_synopsis').set(anilist).where('title_id', '=', TITLE).execute()
	const url = 'https://pt.wikipedia.org/wiki/Cr%C3%B4nicas'
	const values = { title_id: TITLE, locale: 'pt', text: TEXT, source: 'Wikipedia', licence: 'CC BY-SA 4.0', url }
	await keyless.db.insertInto('synopsis_draft').values(values).execute()
	const cited = async () => (await keylessBench.send('GET', `titles/${TITLE}`)).json().synopsis?.sourceUrl
	const undoNewest = async () => {
		const newest = (await keylessBench.log()).items[0].id
		expect((await keylessBench.undo(headers, newest)).statusCode).toBe(200)
	}
	const former = (await keylessBench.start()).synopsis
	expect(await cited()).toBe(anilist.source_url)
	const asked = await keylessBench.send('POST', `drafts/title/${TITLE}`, headers, { kind: 'wikipedia', keywords: '' })
	const change = { field: 'synopsis', from: former, to: `${TEXT} Fim.`, draft: asked.json().id }
	await keylessBench.send('POST', `edits/title/${TITLE}`, headers, { changes: [change] })
	expect(await cited()).toBe(url)
	await undoNewest()
	expect(await cited()).toBe(anilist.source_url)
	await undoNewest()
	expect(await cited()).toBe(url)
	await keylessBench.edit(headers, await keylessBench.start(), { synopsis: '' })
	expect(await cited()).toBeUndefined()
	await undoNewest()
	expect(await cited()).toBe(url)
	// Nobody becomes the author of a text by putting it back.
	const { author_id } = await keyless.db.selectFrom('title_synopsis').select('author_id').executeTakeFirstOrThrow()
	expect(author_id).toBeNull()
})
