import type { Contribution, SiteActivity } from 'shared-contract'
import { creationBench, type Key } from '../../catalogue/creation/creation.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { create, member, send, undo } = creationBench(site)

const dashboard = async (key?: Key) => (await send('GET', 'dashboard', key)).json()
const contributions = async (key: Key, path = 'dashboard/contributions'): Promise<Contribution[]> =>
	(await send('GET', path, key)).json().items
const told = (items: SiteActivity[]) => items.map(({ event, user }) => `${user.name} ${event}`)
const marks = (items: Contribution[]) => items.map(({ action, name, state }) => `${action} ${name} ${state}`)

async function edit(key: Key, id: number, field: string, to: string): Promise<number> {
	const { values } = (await send('GET', `edits/title/${id}`)).json()
	const from = values.find((value: { field: string }) => value.field === field)?.value
	return (await send('POST', `edits/title/${id}`, key, { changes: [{ field, from, to }] })).json().revision
}

const later = () => {
	site.clock.now = new Date(site.clock.now.getTime() + 1000)
}

test('the statistics omit undone and removed contributions', async () => {
	const [bia, moderator] = [await member('member', { username: 'Bia' }), await member('moderator')]
	expect((await dashboard(bia)).stats).toEqual({ animes: 0, edits: 0, news: 0, mangas: 0 })
	const { id } = (await create('anime', bia)).json()
	await create('movie', bia)
	await create('manga', bia)
	await create('news', bia)
	await edit(bia, id, 'title', 'Outro nome')
	const wrong = await edit(bia, id, 'synopsis', 'Engano')
	expect(await dashboard(bia)).toMatchObject({
		name: 'Bia',
		role: 'member',
		stats: { animes: 2, edits: 2, news: 1, mangas: 1 },
		reports: null,
	})
	await undo(moderator, wrong)
	const [creation] = (await contributions(bia)).filter(({ name }) => name === 'A Última Estação')
	await undo(moderator, creation?.id ?? 0)
	expect((await dashboard(bia)).stats).toEqual({ animes: 1, edits: 1, news: 1, mangas: 1 })
	expect((await dashboard(moderator)).stats).toEqual({ animes: 0, edits: 0, news: 0, mangas: 0 })
})

test('it has the latest activity of the site and of the member, without other private members', async () => {
	const [bia, caio] = [await member('member', { username: 'Bia' }), await member('member', { username: 'Caio' })]
	const { id } = (await create('anime', bia)).json()
	later()
	await create('news', caio)
	later()
	await edit(caio, id, 'title', 'Com outro nome')
	const seen = await dashboard(bia)
	expect(told(seen.site)).toEqual(['Caio edited', 'Caio published', 'Bia added'])
	expect(told(seen.own)).toEqual(['Bia added'])
	expect(seen.own[0]).toMatchObject({ subject: { imageUrl: `/art/poster/${id}.svg` } })
	expect(seen.site[2]).toMatchObject({
		at: '2026-04-01T12:00:00.000Z',
		subject: { kind: 'title', title: { id }, imageUrl: `/art/poster/${id}.svg` },
	})
	await send('GET', 'privacy', caio)
	await site.app.inject({ method: 'PUT', url: '/api/privacy', headers: caio, payload: { isPublic: false } })
	expect(told((await dashboard(bia)).site)).toEqual(['Bia added'])
	expect(told((await dashboard(caio)).own)).toEqual(['Caio edited', 'Caio published'])
})

test('progress is only in the member’s own activity', async () => {
	const [bia, caio] = [await member('member', { username: 'Bia' }), await member('member', { username: 'Caio' })]
	const { id } = (await create('anime', bia)).json()
	later()
	await send('POST', `list/${id}/progress`, bia, {})
	const { own, site: all } = await dashboard(bia)
	expect(told(own)).toEqual(['Bia progressed', 'Bia added'])
	expect(own[0]).toMatchObject({ progress: 1, subject: { kind: 'title', title: { id } } })
	expect(told(all)).toEqual(['Bia added'])
	expect(told((await dashboard(caio)).own)).toEqual([])
})

test('other activities do not displace progress', async () => {
	const [bia, moderator] = [await member('member', { username: 'Bia' }), await member('moderator')]
	const { id } = (await create('anime', bia)).json()
	later()
	await send('POST', `list/${id}/progress`, bia, {})
	for (let made = 0; made < 21; made++) {
		later()
		const { id: another } = (await create('manga', moderator, { title: `Mangá ${made}` })).json()
		await site.app.inject({ method: 'PUT', url: `/api/saved/${another}`, headers: bia })
	}
	expect(told((await dashboard(bia)).own)).toEqual(['Bia progressed', 'Bia added'])
})

test('an edit of a removed subject takes no slot', async () => {
	const [bia, moderator] = [await member('member', { username: 'Bia' }), await member('moderator')]
	await create('anime', bia)
	const taken: number[] = []
	for (let made = 0; made < 8; made++) {
		later()
		const { id } = (await create('manga', moderator, { title: `Mangá ${made}` })).json()
		await edit(bia, id, 'synopsis', `Sinopse ${made}`)
		taken.push(id)
	}
	const removed_at = site.clock.now
	await site.db.updateTable('title').set({ removed_at }).where('id', 'in', taken).execute()
	const seen = await dashboard(bia)
	expect([told(seen.site), told(seen.own)]).toEqual([['Bia added'], ['Bia added']])
})

test('own revisions have their states: standing, undone, changed since', async () => {
	const [bia, caio, moderator] = [await member(), await member(), await member('moderator')]
	const { id } = (await create('anime', bia)).json()
	await edit(bia, id, 'synopsis', 'Minha.')
	const undone = await edit(bia, id, 'title', 'Ruim')
	await undo(moderator, undone)
	await edit(caio, id, 'synopsis', 'De Caio.')
	const title = 'Lanternas da Liberdade'
	const items = await contributions(bia)
	expect(marks(items)).toEqual([`edited ${title} undone`, `edited ${title} conflict`, `created ${title} standing`])
	expect(items[1]).toMatchObject({
		fields: [{ field: 'synopsis', after: 'Minha.' }],
		subject: { kind: 'title', title: { id } },
		mayUndo: false,
	})
	expect(marks(await contributions(moderator))).toEqual([`undone ${title} standing`])
})

test('a removed subject keeps its name without a link; its texts are excerpts', async () => {
	const [bia, moderator] = [await member(), await member('moderator')]
	await create('news', bia, { content: `<p>${'palavra '.repeat(200)}</p>` })
	const [article] = await contributions(moderator, 'dashboard/edits')
	expect(article).toMatchObject({ mayUndo: true, subject: { kind: 'article' } })
	const content = article?.fields.find(({ field }) => field === 'content')
	expect(content?.after).toMatch(/^palavra palavra .*…$/)
	expect([...(content?.after ?? '')].length).toBeLessThanOrEqual(301)
	await undo(moderator, article?.id ?? 0)
	expect((await contributions(bia))[0]).toMatchObject({
		name: 'Temporada nova anunciada',
		subject: null,
		state: 'undone',
		mayUndo: false,
	})
	const [taken] = await contributions(moderator, 'dashboard/edits')
	expect(taken).toMatchObject({ action: 'undone', mayUndo: true, state: 'standing', fields: [] })
	expect((await undo(moderator, taken?.id ?? 0)).statusCode).toBe(200)
})

test('moderators see all revisions, in pages, and the number of open reports', async () => {
	const [bia, moderator] = [await member(), await member('moderator')]
	const { id } = (await create('anime', bia)).json()
	for (let number = 1; number <= 22; number++) await edit(bia, id, 'title', `Nome ${number}`)
	const first = (await send('GET', 'dashboard/edits', moderator)).json()
	const second = (await send('GET', `dashboard/edits?before=${first.older}`, moderator)).json()
	expect([first.items.length, second.items.length, second.older]).toEqual([20, 3, null])
	const ids = [...first.items, ...second.items].map((item: Contribution) => item.id)
	expect(new Set(ids).size).toBe(23)
	expect(first.items.map((item: Contribution) => item.mayUndo)).toEqual([true, ...Array(19).fill(false)])
	expect((await dashboard(moderator)).reports).toBe(0)
})

test('a visitor of a real site has no dashboard', async () => {
	for (const path of ['dashboard', 'dashboard/contributions']) {
		expect((await send('GET', path)).json().code).toBe('auth.required')
	}
})
