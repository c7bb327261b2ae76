import type { Activity } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { activityBench } from './activity.testing.ts'

const site = testSite()
const { activity, addTitle, later, newMember, read, send, told } = activityBench(site)

test('progress is one activity per session, and finishing a title is one', async () => {
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
	expect((await activity(bia)).items[0]).toMatchObject({
		first: 1,
		subject: { kind: 'title', imageUrl: `/art/poster/${anime}.svg` },
	})
	later(DAY_MS)
	await plusOne()
	expect((await activity(bia)).items.map(({ first }: Activity) => first)).toEqual([4, 1, undefined])
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

test('it omits entries dated by a list import', async () => {
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
