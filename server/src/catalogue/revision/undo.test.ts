import { testSite } from '../../testing/site.testing.ts'
import { EPISODE, type Key, revisionBench, TITLE } from './revision.testing.ts'

const site = testSite()
const bench = revisionBench(site)
const { edit, member, start, log, undo } = bench
beforeEach(() => bench.fill())

async function change(key: Key, wanted: object, of = `title/${TITLE}`): Promise<number> {
	return (await edit(key, await start(of), wanted, of)).json().revision
}

const marks = async () =>
	(await log()).items.map(({ action, isUndone }: { action: string; isUndone: boolean }) => `${action} ${isUndone}`)

test('one revision is undone without losing later ones, by a revision of its own', async () => {
	const bia = await member()
	const first = await change(bia, { title: 'Vandalismo' })
	await change(bia, { synopsis: 'Depois.' })
	const answer = await undo(await member('moderator'), first)
	expect(answer.statusCode).toBe(200)
	expect(await start()).toMatchObject({ title: 'Crônicas', synopsis: 'Depois.' })
	expect(await marks()).toEqual(['undone false', 'edited false', 'edited true', 'created false'])
	expect((await log()).items[0].fields).toEqual([{ field: 'title', before: 'Vandalismo', after: 'Crônicas' }])
})

test('a field that was changed again is a conflict: which, by which revision, with both texts', async () => {
	const bia = await member()
	const first = await change(bia, { title: 'Primeira', synopsis: 'Um.' })
	const second = await change(bia, { title: 'Segunda' })
	const answer = await undo(await member('admin'), first)
	expect(answer.statusCode).toBe(409)
	expect(answer.json()).toMatchObject({
		code: 'revision.conflict',
		conflicts: [{ field: 'title', wanted: 'Crônicas', current: 'Segunda', by: { revision: second } }],
	})
	expect(await start()).toMatchObject({ title: 'Segunda', synopsis: 'Um.' })
})

test.each([
	['the start', { started: '2026-04' }, { started: '2020' }, { ended: '2020-12' }],
	['the end', { ended: '2020' }, { ended: '2026-12' }, { started: '2026-04' }],
])(
	'an undo of %s that would end the title before it began is refused with its reason',
	async (_, before, now, other) => {
		const moderator = await member('moderator')
		await change(moderator, before)
		const revision = await change(moderator, now)
		await change(moderator, other)
		const seen = await start()
		const answer = await undo(moderator, revision)
		expect([answer.statusCode, answer.json().code]).toEqual([409, 'entry.dates.order'])
		expect(await start()).toEqual(seen)
		expect((await log()).items.some(({ isUndone }: { isUndone: boolean }) => isUndone)).toBe(false)
		await change(moderator, Object.fromEntries(Object.keys(other).map((field) => [field, ''])))
		expect((await undo(moderator, revision)).statusCode).toBe(200)
		expect(await start()).toMatchObject(before)
	},
)

test('an undo can be undone, and the marks follow', async () => {
	const moderator = await member('moderator')
	const first = await change(moderator, { title: 'Primeira' })
	const undone = (await undo(moderator, first)).json().revision
	expect((await undo(moderator, first)).json().code).toBe('revision.undone')
	const again = (await undo(moderator, undone)).json().revision
	expect((await start()).title).toBe('Primeira')
	expect(await marks()).toEqual(['undone false', 'undone true', 'edited false', 'created false'])
	await undo(moderator, again)
	expect((await start()).title).toBe('Crônicas')
	expect(await marks()).toEqual(['undone false', 'undone true', 'undone false', 'edited true', 'created false'])
})

test('of two concurrent undos one succeeds', async () => {
	const moderator = await member('moderator')
	const first = await change(moderator, { title: 'Primeira' })
	const answers = await Promise.all([undo(moderator, first), undo(moderator, first), undo(moderator, first)])
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
})

test('a title that is undone is found by its old name again', async () => {
	const moderator = await member('moderator')
	await undo(moderator, await change(moderator, { title: 'Ágata' }))
	const names = await site.db.selectFrom('title_name').select(['name', 'folded']).execute()
	expect(names).toEqual([{ name: 'Crônicas', folded: 'cronicas' }])
})

test('an episode is undone like a title', async () => {
	const moderator = await member('moderator')
	const of = `episode/${EPISODE}`
	await undo(moderator, await change(moderator, { description: 'Oi.' }, of))
	expect((await start(of)).description).toBe('')
})
