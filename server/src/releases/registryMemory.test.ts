import '../core/database/onPostgresToo.testing.ts'
import { testSite } from '../testing/site.testing.ts'
import { RegistryMemory } from './registryMemory.ts'
import { makeBuild, Releaser, tokenFor } from './releases.testing.ts'

const site = testSite({ repository: '/nowhere', seed: async () => {} })

test('whoever asks anew while a read is under way is given what was true when they asked', async () => {
	const memory = new RegistryMemory(site.db)
	const { revision } = await memory.get()
	const changed = revision + 1
	const reading = memory.refresh()
	const change = site.db.updateTable('release_state').set({ revision: changed }).execute()
	const asked = await Promise.all([memory.refresh(), memory.refresh(), memory.refresh()])
	await Promise.all([reading, change])
	expect(asked.map((each) => each.revision)).toEqual([changed, changed, changed])
	expect(memory.held?.revision).toBe(changed)
})

test('a version that is not there yet is looked for again', async () => {
	const memory = new RegistryMemory(site.db)
	const token = new Releaser(site.app, await tokenFor(site.db, 'mfe-one', site.context.now()))
	expect(await memory.version('mfe-one', '1.0.0')).toBeUndefined()
	await token.publish(makeBuild('mfe-one', '1.0.0'))
	expect(await memory.version('mfe-one', '1.0.0')).toMatchObject({ name: 'mfe-one', version: '1.0.0' })
})
