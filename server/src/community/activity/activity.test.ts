import type { Activity } from 'shared-contract'
import { testSite } from '../../testing.ts'
import { relationBench, type TestMember } from '../relationTesting.ts'

const site = testSite()
const { newMember, send, read, refusal, addTitle, setPublic } = relationBench(site)

const DAY_MS = 86_400_000
const later = (ms = 1000) => {
	site.clock.now = new Date(site.clock.now.getTime() + ms)
}
const activity = (of: TestMember, by?: TestMember, after?: string) =>
	read(`profiles/${encodeURIComponent(of.username)}/activity${after ? `?after=${encodeURIComponent(after)}` : ''}`, by)
const told = (page: { items: { event: string; subject: { kind: string } }[] }) =>
	page.items.map(({ event, subject }) => `${event} ${subject.kind}`)

async function addEpisode(titleId: number, title = 'Ele morre no fim'): Promise<number> {
	const season = await site.db
		.insertInto('season')
		.values({ title_id: titleId, number: 1 })
		.returning('id')
		.executeTakeFirstOrThrow()
	const { id } = await site.db
		.insertInto('episode')
		.values({ title_id: titleId, season_id: season.id, kind: 'regular', number: 7, label: '7', title })
		.returning('id')
		.executeTakeFirstOrThrow()
	return id
}

const comment = (by: TestMember, place: object, more: object = {}) =>
	site.db
		.insertInto('comment')
		.values({ member_id: by.id, text: 'O segredo é a irmã.', created_at: site.clock.now, ...place, ...more })
		.returning('id')
		.executeTakeFirstOrThrow()

test('everything that a member does stands in it, the latest first', async () => {
	const [bia, caio] = [await newMember('Bia'), await newMember('Caio')]
	const title = await addTitle('O Sino')
	const episode = await addEpisode(title)
	const steps = [
		() => send('PUT', `saved/${title}`, bia),
		() => send('PUT', `titles/${title}/vote`, bia, { score: 8 }),
		() => send('PUT', `episodes/${episode}/vote`, bia, { score: 6 }),
		() => send('PUT', `episodes/${episode}/reaction`, bia, { reaction: 'like' }),
		() => send('PUT', `members/${caio.id}/follow`, bia),
		async () => {
			const { id } = await comment(bia, { title_id: title })
			later()
			await comment(bia, { title_id: title }, { parent_id: id })
		},
		() => comment(bia, { episode_id: episode }),
		() =>
			send('POST', `edits/title/${title}`, bia, {
				changes: [{ field: 'synopsis', from: '', to: 'Toca o sino.' }],
			}),
	]
	for (const step of steps) {
		await step()
		later()
	}
	const page = await activity(bia)
	expect(told(page)).toEqual([
		'edited title',
		'commented episode',
		'replied title',
		'commented title',
		'followed member',
		'liked episode',
		'scored episode',
		'scored title',
		'saved title',
	])
	expect(page.items.map(({ score }: { score: number | null }) => score)).toEqual([...Array(6).fill(null), 6, 8, null])
	expect(page.items[7]).toMatchObject({
		at: '2026-04-01T12:00:01.000Z',
		subject: { kind: 'title', title: { id: title, kind: 'anime', format: 'TV', title: 'O Sino' } },
	})
	expect(page.next).toBeNull()
})

test('it tells neither what a comment says nor what an episode is called', async () => {
	const bia = await newMember()
	const episode = await addEpisode(await addTitle('O Sino'))
	await comment(bia, { episode_id: episode })
	const body = JSON.stringify(await activity(bia))
	expect(body).toContain('"number":7')
	expect(body).not.toContain('segredo')
	expect(body).not.toContain('morre')
})

test('what was taken back, removed, hidden or undone is not in it', async () => {
	const bia = await newMember()
	const [kept, removed] = [await addTitle('a'), await addTitle('b')]
	await send('PUT', `saved/${removed}`, bia)
	await send('PUT', `saved/${kept}`, bia)
	await send('DELETE', `saved/${kept}`, bia)
	await comment(bia, { title_id: kept }, { removed_at: site.clock.now })
	await comment(bia, { title_id: kept }, { hidden_at: site.clock.now })
	await site.db.updateTable('title').set({ removed_at: new Date() }).where('id', '=', removed).execute()
	expect(told(await activity(bia))).toEqual([])
})

test('going on with a title stands in it once a sitting, and the end of it', async () => {
	const bia = await newMember('Bia')
	const anime = await addTitle('O Sino')
	await site.db.updateTable('title').set({ episode_count: 4 }).where('id', '=', anime).execute()
	const plusOne = () => send('POST', `list/${anime}/progress`, bia, {})
	const progressOf = async (by?: TestMember) =>
		(await activity(bia, by)).items.map(({ event, progress }: Activity) => [event, progress])
	for (let episode = 1; episode <= 3; episode += 1) {
		await plusOne()
		later(1_800_000)
	}
	expect(await progressOf()).toEqual([
		['progressed', 3],
		['saved', null],
	])
	later(DAY_MS)
	await plusOne()
	const whole = [
		['finished', 4],
		['progressed', 3],
		['saved', null],
	]
	expect(await progressOf()).toEqual(whole)
	expect((await read('profiles/Bia/year')).total).toBe(3)
	await send('DELETE', `list/${anime}`, bia)
	expect(await progressOf()).toEqual([])
	await send('POST', `list/${anime}/restore`, bia, {})
	await send('PATCH', `list/${anime}`, bia, { isPrivate: true })
	expect(await progressOf()).toEqual([])
	expect(await progressOf(bia)).toEqual(whole)
})

test('what came with an imported list does not stand in it as done at that instant', async () => {
	const bia = await newMember('Bia')
	const title = await addTitle('O Sino')
	const at = site.clock.now
	await site.db
		.insertInto('list_entry')
		.values({ member_id: bia.id, title_id: title, progress: 9, added_at: at })
		.execute()
	await site.db
		.insertInto('list_progress')
		.values({ member_id: bia.id, title_id: title, round: 0, first: 1, last: 9, seen_at: at })
		.execute()
	expect(told(await activity(bia))).toEqual(['saved title', 'progressed title'])
	await site.db
		.insertInto('list_import')
		.values({
			member_id: bia.id,
			file_name: 'lista.xml',
			format: 'mal',
			existing: 'file',
			scale: 'POINT_10',
			scale_guessed: false,
			checked_at: at,
			begun_at: at,
			applied_at: at,
		})
		.execute()
	expect(told(await activity(bia))).toEqual([])
	expect((await read('profiles/Bia/year')).total).toBe(0)
	later()
	await send('POST', `list/${title}/progress`, bia, {})
	expect(told(await activity(bia))).toEqual(['progressed title'])
})

test('a private group, a private member and one whom a block hides are not named', async () => {
	const [bia, caio, duda] = [await newMember('Bia'), await newMember('Caio'), await newMember('Duda')]
	for (const [id, is_public] of [
		['aberto', true],
		['fechado', false],
	] as const) {
		await site.db.insertInto('community_group').values({ id, name: id, is_public }).execute()
		await site.db
			.insertInto('group_member')
			.values({ group_id: id, member_id: bia.id, joined_at: site.clock.now })
			.execute()
	}
	for (const whom of [caio, duda]) await send('PUT', `members/${whom.id}/follow`, bia)
	await setPublic(caio, false)
	const page = await activity(bia)
	expect(page.items.map(({ subject }: { subject: object }) => subject)).toEqual(
		expect.arrayContaining([
			{ kind: 'group', id: 'aberto', name: 'aberto' },
			{ kind: 'member', username: 'Duda' },
		]),
	)
	expect(page.items).toHaveLength(2)
	const enzo = await newMember('Enzo')
	await send('PUT', `members/${duda.id}/block`, enzo)
	expect(told(await activity(bia, enzo))).toEqual(['joined group'])
	expect((await read('profiles/Bia/year', enzo)).total).toBe(1)
	expect((await read('profiles/Bia/year')).total).toBe(2)
})

test('a long one comes in pages, also where much happened at one instant: nothing twice, nothing missing', async () => {
	const bia = await newMember('Bia')
	for (let at = 0; at < 30; at += 1) {
		const title = await addTitle(`t${at}`)
		await site.db
			.insertInto('saved_title')
			.values({ member_id: bia.id, title_id: title, saved_at: site.clock.now })
			.execute()
		await site.db
			.insertInto('title_vote')
			.values({ member_id: bia.id, title_id: title, score: 5, voted_at: site.clock.now })
			.execute()
		if (at % 10 === 0) later()
	}
	const seen: string[] = []
	let after: string | undefined
	do {
		const page = await activity(bia, undefined, after)
		seen.push(...page.items.map(({ id }: { id: string }) => id))
		after = page.next ?? undefined
	} while (after !== undefined)
	expect([seen.length, new Set(seen).size]).toEqual([60, 60])
	for (const cursor of ['x', '1~saved', '1~s-v~1', '99999999999999999999~saved~1']) {
		const path = `profiles/Bia/activity?after=${encodeURIComponent(cursor)}`
		expect(await refusal('GET', path)).toEqual([400, 'request.invalid'])
	}
})

test('the year counts by the days of the reader’s zone', async () => {
	const bia = await newMember('Bia')
	const title = await addTitle('a')
	const other = await addTitle('b')
	site.clock.now = new Date('2026-03-31T23:30:00Z')
	await send('PUT', `saved/${title}`, bia)
	site.clock.now = new Date('2026-04-01T00:30:00Z')
	await send('PUT', `saved/${other}`, bia)
	expect(await read('profiles/Bia/year')).toEqual({
		first: '2025-03-27',
		last: '2026-04-01',
		total: 2,
		days: [
			{ date: '2026-03-31', count: 1 },
			{ date: '2026-04-01', count: 1 },
		],
	})
	const inZone = async (zone: string) => (await read(`profiles/Bia/year?zone=${encodeURIComponent(zone)}`)).days
	expect(await inZone('America/Sao_Paulo')).toEqual([{ date: '2026-03-31', count: 2 }])
	expect(await inZone('Asia/Tokyo')).toEqual([{ date: '2026-04-01', count: 2 }])
	expect(await inZone("Mars/Olympus'--")).toHaveLength(2)
	site.clock.now = new Date('2027-05-01T00:00:00Z')
	expect((await read('profiles/Bia/year')).total).toBe(0)
})
