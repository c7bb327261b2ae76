import type { FollowedActivity } from 'shared-contract'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { activityBench } from './activity.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { addTitle, later, newMember, read, send, setPublic } = activityBench(site)

const follow = (by: TestMember, ...members: TestMember[]) =>
	Promise.all(members.map(({ id }) => send('PUT', `members/${id}/follow`, by)))
async function save(by: TestMember, title: number) {
	later()
	await send('PUT', `saved/${title}`, by)
}
const items = async (by?: TestMember): Promise<FollowedActivity[]> => (await read('following/activity', by)).items
/** What a member sees: who did what. */
const seen = async (by: TestMember) => (await items(by)).map(({ user, event }) => `${user.name} ${event}`)

test('it has what followed members did, the latest first, and nothing of others or of the member', async () => {
	const [bia, caio, duda, edu] = [
		await newMember('Bia'),
		await newMember('Caio'),
		await newMember('Duda'),
		await newMember('Edu'),
	]
	const title = await addTitle('O Sino')
	await follow(bia, caio, duda)
	for (const each of [edu, caio, bia, duda]) await save(each, title)
	later()
	await send('PUT', `titles/${title}/vote`, caio, { score: 8 })
	expect(await seen(bia)).toEqual(['Caio scored', 'Duda saved', 'Caio saved'])
	const [scored, ...others] = await items(bia)
	expect(scored).toMatchObject({
		score: 8,
		user: { name: 'Caio', avatarUrl: expect.any(String) },
		subject: { kind: 'title', title: { id: title, title: 'O Sino' }, imageUrl: expect.any(String) },
	})
	expect(new Set([scored, ...others].map((each) => each?.id)).size).toBe(3)
	expect(await items()).toEqual([])
	expect(await seen(edu)).toEqual([])
})

test('it leaves out private profiles and entries, and members with a block between the two', async () => {
	const [bia, caio, duda, edu] = [
		await newMember('Bia'),
		await newMember('Caio'),
		await newMember('Duda'),
		await newMember('Edu'),
	]
	const [open, hidden] = [await addTitle('a'), await addTitle('b')]
	await follow(bia, caio, duda, edu)
	for (const each of [caio, duda, edu]) await save(each, open)
	await save(caio, hidden)
	await send('PATCH', `list/${hidden}`, caio, { isPrivate: true, score: 9 })
	await setPublic(duda, false)
	await send('PUT', `members/${bia.id}/block`, edu)
	expect((await items(bia)).map(({ user, subject }) => [user.name, 'title' in subject && subject.title.id])).toEqual([
		['Caio', open],
	])
	await setPublic(duda, true)
	expect(await seen(bia)).toEqual(['Duda saved', 'Caio saved'])
})

test('it has ten at most, and leaves out removed titles', async () => {
	const [bia, caio] = [await newMember('Bia'), await newMember('Caio')]
	await follow(bia, caio)
	const titles = []
	for (let number = 0; number < 12; number++) titles.push(await addTitle(`Obra ${number}`))
	for (const title of titles) await save(caio, title)
	expect((await items(bia)).map(({ subject }) => 'title' in subject && subject.title.id)).toEqual(
		titles.toReversed().slice(0, 10),
	)
	await site.db
		.updateTable('title')
		.set({ removed_at: site.clock.now })
		.where('id', '=', titles[11] ?? 0)
		.execute()
	expect((await items(bia))[0]?.subject).toMatchObject({ title: { id: titles[10] } })
})
