import { SAMPLES } from 'shared-samples'
import { seed } from '../site/samples/seed.ts'
import { testSite } from '../testing/site.testing.ts'
import { listBench } from './list/list.testing.ts'

const site = testSite()
const bench = listBench(site)
const demo = testSite({
	seed: async (db) => {
		await seed(db, SAMPLES, new Date('2026-04-01T12:00:00Z'))
		await db.deleteFrom('title_synopsis').execute()
	},
})

test('what a member completed and lacks a synopsis, the latest completed first; of nobody else', async () => {
	const { bia, title } = await bench.fill()
	const [old, latest, watching] = [
		await bench.addTitle('Antigo'),
		await bench.addTitle('Novo'),
		await bench.addTitle('Meio'),
	]
	const described = await bench.addTitle('Descrito')
	await site.db
		.insertInto('title_synopsis')
		.values({ title_id: described, language: 'pt-BR', text: 'Era uma vez.' })
		.execute()
	const done = { status: 'completed', finishedOn: '2024-02-01' }
	await bench.edit({ ...done, finishedOn: '2020' }, bia, old)
	await bench.edit(done, bia, latest)
	await bench.edit(done, bia, described)
	await bench.edit({ status: 'current' }, bia, watching)
	await bench.edit({ status: 'completed', finishedOn: null }, bia, title)
	const own = async (field: string, by = bia) =>
		(await bench.read(`missing/${field}/own`, by)).items.map((each: { title: string }) => each.title)
	expect(await own('synopsis')).toEqual(['Novo', 'Antigo', 'O Sino'])
	expect(await own('names')).toContain('Descrito')
	expect(await own('synopsis', await bench.newMember('Ana'))).toEqual([])
})

test('a visitor has completed nothing, and sees on a demo what the sample member completed', async () => {
	const itemsOf = async ({ app }: typeof site) => (await app.inject('/api/missing/synopsis/own')).json().items
	expect(await itemsOf(site)).toEqual([])
	expect(await itemsOf(demo)).not.toEqual([])
})
