import { testSite } from '../testing/site.testing.ts'
import { RegistryCache } from './registryCache.ts'
import { makeBuild, Releaser, tokenFor } from './releases.testing.ts'

const site = testSite({ repository: '/nowhere', seed: async () => {} })

// Queries of PGlite run in their order: the change is behind the first read and before the second one.
test('a refresh during a read returns a snapshot that is not older than the call', async () => {
	const memory = new RegistryCache(site.db)
	const { revision } = await memory.get()
	const changed = revision + 1
	const reading = memory.refresh()
	const change = site.db.updateTable('release_state').set({ revision: changed }).execute()
	const asked = await Promise.all([memory.refresh(), memory.refresh(), memory.refresh()])
	await Promise.all([reading, change])
	expect(asked.map((each) => each.revision)).toEqual([changed, changed, changed])
	expect(memory.cached?.revision).toBe(changed)
})

test('a missing version is not cached', async () => {
	const memory = new RegistryCache(site.db)
	const token = new Releaser(site.app, await tokenFor(site.db, 'mfe-one', site.context.now()))
	expect(await memory.version('mfe-one', '1.0.0')).toBeUndefined()
	await token.publish(makeBuild('mfe-one', '1.0.0'))
	expect(await memory.version('mfe-one', '1.0.0')).toMatchObject({ name: 'mfe-one', version: '1.0.0' })
})
