import { testSite } from '../../testing/site.testing.ts'
import { countedQueries } from '../query.testing.ts'
import { relationBench } from '../relation.testing.ts'
import { publishProfiles } from './publishProfile.ts'

const site = testSite()
const { newMember, setPublic } = relationBench(site)

test('publishes many profiles with one query, and only public ones', async () => {
	const [bia, caio, duda] = [await newMember(), await newMember(), await newMember()]
	await setPublic(caio, false)
	const told: string[] = []
	const live = { publish: (topic: string) => void told.push(topic) }
	const { db, count } = countedQueries(site.db)
	await publishProfiles({ ...site.context, db, live } as never, [bia.id, caio.id, duda.id])
	expect(told.toSorted()).toEqual([`profile:${bia.id}`, `profile:${duda.id}`].toSorted())
	expect(count()).toBe(1)
})
