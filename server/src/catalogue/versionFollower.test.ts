import { setImmediate, setTimeout } from 'node:timers/promises'
import { testSite } from '../testing/site.testing.ts'
import { draftOf, writeTitles } from './catalogue.testing.ts'
import { MAX_WAIT_MS, VersionFollower } from './versionFollower.ts'

const site = testSite()

/** An index that takes as long as it is told. */
class Index extends VersionFollower {
	takesMs = 0
	updates = 0
	protected override async applyChange() {
		this.updates += 1
		await setTimeout(this.takesMs)
	}
	protected override clear() {}
}

const change = async () => {
	await writeTitles(site.db, draftOf({ year: 1999 }))
	const { version } = await site.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
	return version
}
/** Whether work ends without waiting for anything. */
const isImmediate = (work: Promise<void>) => Promise.race([work.then(() => true), setImmediate(false)])

test('after a slow update nobody waits who accepts staleness, until an update is quick again', async () => {
	const index = new Index(site.db)
	index.takesMs = MAX_WAIT_MS.bounded + 100
	await index.ready()
	expect(await isImmediate(index.upTo(await change()))).toBe(false)
	await index.upTo(await change(), 'none')
	index.takesMs = 0
	const newest = await change()
	const before = index.updates
	expect(await isImmediate(index.upTo(newest))).toBe(true)
	expect([index.version < newest, index.updates]).toEqual([true, before])
	await index.upTo(newest, 'none')
	expect(index.version).toBe(newest)
	const next = await change()
	await index.upTo(next)
	expect(index.version).toBe(next)
})

test('a first load counts as no slow update', async () => {
	const index = new Index(site.db)
	index.takesMs = MAX_WAIT_MS.bounded + 100
	await index.ready()
	index.takesMs = 0
	const newest = await change()
	await index.upTo(newest)
	expect(index.version).toBe(newest)
})
