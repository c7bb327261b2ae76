import { renown } from '../../catalogue/public.ts'
import { testSite } from '../../testing/site.testing.ts'
import { listBench } from './list.testing.ts'
import { raiseRenown } from './raiseRenown.ts'

const site = testSite()
const { ask, edit, fill, newMember } = listBench(site)

test('a title is as well known as the people here that list or voted for it, each once, and no less than before', async () => {
	const { title } = await fill()
	const read = () =>
		site.db.selectFrom('title').select(['renown', 'version']).where('id', '=', title).executeTakeFirstOrThrow()
	const raise = () => site.db.transaction().execute((transaction) => raiseRenown(transaction))
	await site.db.updateTable('title').set({ renown: 0 }).where('id', '=', title).execute()
	await edit({ status: 'planned' })
	const caio = await newMember('Caio')
	await edit({ status: 'planned' }, caio)
	await ask('PATCH', `list/${title}`, caio, { score: 8 })
	const before = await read()
	await raise()
	const raised = await read()
	expect(raised.renown).toBeCloseTo(renown(2), 5)
	expect(raised.version).toBeGreaterThan(before.version)
	await raise()
	expect(await read()).toEqual(raised)
	await site.db.updateTable('title').set({ renown: 0.8 }).where('id', '=', title).execute()
	await raise()
	expect((await read()).renown).toBeCloseTo(0.8, 5)
})
