import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { activityBench } from './activity.testing.ts'

const site = testSite()
const { activity, addEpisode, addTitle, later, newMember, read, refusal, send, setPublic, told } = activityBench(site)

const comment = (by: TestMember, place: object, more: object = {}) =>
	site.db
		.insertInto('comment')
		.values({ member_id: by.id, text: 'O segredo é a irmã.', created_at: site.clock.now, ...place, ...more })
		.returning('id')
		.executeTakeFirstOrThrow()

test('it lists all of a member’s activities, newest first', async () => {
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

test('it contains neither texts of comments nor names of episodes', async () => {
	const bia = await newMember()
	const episode = await addEpisode(await addTitle('O Sino'))
	await comment(bia, { episode_id: episode })
	const body = JSON.stringify(await activity(bia))
	expect(body).toContain('"number":7')
	expect(body).not.toContain('segredo')
	expect(body).not.toContain('morre')
})

test('it omits removed, hidden and undone activities', async () => {
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

test('activities on removed subjects count neither in pages nor in the year', async () => {
	const bia = await newMember('Bia')
	const [kept, removed] = [await addTitle('a'), await addTitle('b')]
	const [remainingEpisode, removedEpisode] = [await addEpisode(kept), await addEpisode(removed)]
	await comment(bia, { title_id: kept })
	later()
	for (let round = 1; round <= 12; round++) {
		await comment(bia, { title_id: removed })
		await comment(bia, { episode_id: removedEpisode })
		later()
	}
	await send('PUT', `saved/${removed}`, bia)
	await send('PUT', `titles/${removed}/vote`, bia, { score: 8 })
	await send('PUT', `episodes/${removedEpisode}/vote`, bia, { score: 6 })
	await send('PUT', `episodes/${removedEpisode}/reaction`, bia, { reaction: 'like' })
	await send('POST', `list/${removed}/progress`, bia, {})
	await send('POST', `edits/title/${removed}`, bia, { changes: [{ field: 'synopsis', from: '', to: 'Toca.' }] })
	await send('PUT', `episodes/${remainingEpisode}/vote`, bia, { score: 6 })
	await site.db.updateTable('title').set({ removed_at: new Date() }).where('id', '=', removed).execute()
	const page = await activity(bia)
	expect(told(page)).toEqual(['scored episode', 'commented title'])
	expect(page.next).toBeNull()
	expect((await read('profiles/Bia/year')).total).toBe(2)
})

test('it omits private groups, private members and blocked members', async () => {
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

test('its pages contain each activity once, even with equal instants', async () => {
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
