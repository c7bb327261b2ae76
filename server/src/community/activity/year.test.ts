import { testSite } from '../../testing/site.testing.ts'
import { relationBench } from '../relation.testing.ts'

const site = testSite()
const { newMember, send, read, addTitle } = relationBench(site)

test('the year counts days in the viewer’s time zone', async () => {
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
