import { testSite } from '../../testing/site.testing.ts'
import { countedQueries } from '../query.testing.ts'
import { relationBench } from '../relation.testing.ts'
import { publishProfiles } from './publishProfile.ts'

const site = testSite()
const { newMember, setPublic } = relationBench(site)

test('of however many profiles it asks the database once, and tells of the public ones alone', async () => {
	const [bia, caio, duda] = [await newMember(), await newMember(), await newMember()]
	await setPublic(caio, false)
	const told: string[] = []
	const live = { publish: (topic: string) => void told.push(topic) }
	const { db, count } = countedQueries(site.db)
	await publishProfiles({ ...site.context, db, live } as never, [bia.id, caio.id, duda.id])
	expect(told.toSorted()).toEqual([`profile:${bia.id}`, `profile:${duda.id}`].toSorted())
	expect(count()).toBe(1)
})
