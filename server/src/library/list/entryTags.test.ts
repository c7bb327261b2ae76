import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { listBench } from './list.testing.ts'

const site = testSite()
const { fill, newMember, read, edit, edited, list, addTitle } = listBench(site)

let bia: TestMember
let title: number
beforeEach(async () => {
	;({ bia, title } = await fill())
})

const names = (page: { items: { title: { title: string } }[] }) => page.items.map((item) => item.title.title)

test('tags are tidied, those that differ in case alone are one, and they stay with other changes', async () => {
	const typed = ' esperando  a dublagem,Drama、drama,\nquero rever,, \u200b,'
	const tags = ['esperando a dublagem', 'Drama', 'quero rever']
	expect((await edited({ tags: typed })).tags).toEqual(tags)
	expect((await edited({ progress: 3 })).tags).toEqual(tags)
	expect((await read('list', bia)).entries[0].tags).toEqual(tags)
	expect((await edited({ tags: '', read: { tags: tags.join(', ') } })).tags).toEqual([])
})

test.each([
	[Array.from({ length: 11 }, (_, at) => `t${at}`).join(), 'entry.tags.tooMany'],
	[`a, ${'é'.repeat(31)}`, 'entry.tag.tooLong'],
])('the tags %j are refused', async (tags, code) => {
	const answer = await edit({ tags })
	expect([answer.statusCode, answer.json().fields]).toEqual([400, { tags: code }])
})

test('a change of tags that were changed elsewhere is refused', async () => {
	await edited({ tags: 'drama' })
	expect((await edit({ tags: 'a', read: { tags: '' } })).json()).toMatchObject({ code: 'list.changed' })
	expect((await edited({ tags: 'a', read: { tags: 'drama' } })).tags).toEqual(['a'])
})

test('others read tags, and filter by them, but for those of private entries', async () => {
	const other = await addTitle('Ponte')
	await edited({ tags: 'Quero Rever, drama' })
	await edit({ tags: 'quero rever, segredo', isPrivate: true }, bia, other)
	const caio = await newMember()
	expect((await read('profiles/Bia/list/tags', caio)).tags).toEqual(['drama', 'Quero Rever'])
	expect((await read('profiles/@me/list/tags', bia)).tags).toHaveLength(3)
	expect((await read('profiles/@me/list/tags', bia)).tags[0].toLowerCase()).toBe('quero rever')
	expect(names(await list('planned', caio, '&tag=QUERO%20rever'))).toEqual(['O Sino'])
	expect(names(await list('planned', bia, '&tag=quero%20rever'))).toEqual(['Ponte', 'O Sino'])
	expect((await list('planned', bia, '&tag=drama')).counts.planned).toBe(1)
	expect(names(await list('planned', caio, '&tag=segredo'))).toEqual([])
})

test('a list is filtered by the time that is left, and by services', async () => {
	await addTitle('Sem duração')
	await site.db.updateTable('title').set({ minutes: 24 }).where('id', '=', title).execute()
	await edited({ status: 'current', progress: 6 })
	expect(names(await list('current', bia, '&hours=2'))).toEqual([])
	await edited({ progress: 7 })
	expect(names(await list('current', bia, '&hours=2'))).toEqual(['O Sino'])
	await site.db.updateTable('title').set({ minutes: null }).where('id', '=', title).execute()
	expect(names(await list('current', bia, '&hours=24'))).toEqual([])
	const platforms = ['kiosque', 'farol'].map((key) => ({ key, name: key }))
	const rows = await site.db.insertInto('platform').values(platforms).returning('id').execute()
	await site.db
		.insertInto('title_platform')
		.values({ title_id: title, platform_id: rows[0]?.id ?? 0 })
		.execute()
	expect(names(await list('current', bia, '&service=farol,kiosque'))).toEqual(['O Sino'])
	expect(names(await list('current', bia, '&service=farol'))).toEqual([])
	expect((await list('current', bia, '&hours=3')).code).toBe('request.invalid')
})
