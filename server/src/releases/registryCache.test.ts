import { testSite } from '../testing/site.testing.ts'
import { RegistryCache } from './registryCache.ts'
import { makeBuild, Releaser, tokenFor } from './releases.testing.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'

const site = testSite({ repository: '/nowhere', seed: async () => {} })

test('a refresh during a read returns a snapshot that is not older than the call', async () => {
	const { revision } = await readSnapshot(site.db)
	let answer = () => {}
	const answered = new Promise<void>((resolve) => {
		answer = resolve
	})
	const reads: Promise<Snapshot>[] = []
	const memory = new RegistryCache(site.db, (db) => {
		const read = readSnapshot(db)
		reads.push(read)
		return answered.then(() => read)
	})
	const reading = memory.refresh()
	await reads[0]
	const changed = revision + 1
	await site.db.updateTable('release_state').set({ revision: changed }).execute()
	const asked = [memory.refresh(), memory.refresh(), memory.refresh()]
	answer()
	expect((await reading).revision).toBe(revision)
	expect((await Promise.all(asked)).map((each) => each.revision)).toEqual([changed, changed, changed])
	expect(memory.cached?.revision).toBe(changed)
})

test('a missing version is not cached', async () => {
	const memory = new RegistryCache(site.db)
	const token = new Releaser(site.app, await tokenFor(site.db, 'mfe-one', site.context.now()))
	expect(await memory.version('mfe-one', '1.0.0')).toBeUndefined()
	await token.publish(makeBuild('mfe-one', '1.0.0'))
	expect(await memory.version('mfe-one', '1.0.0')).toMatchObject({ name: 'mfe-one', version: '1.0.0' })
})
