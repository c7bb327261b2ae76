import { REVISIONS_PAGE_SIZE } from 'shared-contract'
import { testSite } from '../../testing/site.testing.ts'
import { revisionBench, TITLE } from './revision.testing.ts'

const site = testSite()
const bench = revisionBench(site)
const { edit, member, start, log, send } = bench
beforeEach(() => bench.fill())

test('an entity without edits was created when it was added', async () => {
	await site.db.updateTable('title').set({ added_at: '2026-01-02T03:04:05Z' }).execute()
	expect(await log()).toEqual({
		items: [
			{
				id: 0,
				action: 'created',
				user: { name: 'Niouka', avatarUrl: null },
				at: '2026-01-02T03:04:05.000Z',
				fields: [],
				isUndone: false,
			},
		],
		older: null,
	})
})

test('a recorded creation is listed once', async () => {
	await site.db.insertInto('revision').values({ entity: 'title', entity_id: TITLE }).execute()
	const { items } = await log()
	expect(items).toMatchObject([{ action: 'created', user: null }])
})

test('the log is paged by key: nothing twice, nothing lost, the creation last', async () => {
	const key = await member()
	const count = REVISIONS_PAGE_SIZE + 3
	for (let number = 1; number <= count; number++) await edit(key, await start(), { title: `Nome ${number}` })
	const first = await log()
	await edit(key, await start(), { title: 'Enquanto se lia' })
	const second = (await send('GET', `revisions/title/${TITLE}?before=${first.older}`)).json()
	expect(second.older).toBeNull()
	const names = [...first.items, ...second.items].map(({ fields }) => fields[0]?.after ?? 'created')
	expect(names).toEqual([...Array.from({ length: count }, (_, index) => `Nome ${count - index}`), 'created'])
})
