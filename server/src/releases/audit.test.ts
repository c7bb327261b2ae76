import { newMember } from '../testing/member.testing.ts'
import { testSite } from '../testing/site.testing.ts'
import { freshSlice } from './change/change.testing.ts'
import { makeBuild, Releaser } from './releases.testing.ts'

const site = testSite({ repository: '/nowhere', seed: async () => {} })

test('the audit log is append-only and paged', async () => {
	const { one, token } = await freshSlice(site)
	const versions = Array.from({ length: 12 }, (_, number) => `1.0.${number}`)
	for (const version of versions) await token.publish(makeBuild(one, version))
	for (const version of versions) await token.promote(one, version)
	const first = (await token.get('/api/releases/audit')).json()
	const second = (await token.get(`/api/releases/audit?before=${first.next}`)).json()
	expect([first.items.length, second.items.length, first.total, second.next]).toEqual([20, 4, 24, null])
	const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => Number(id))
	expect(ids).toEqual([...ids].sort((a, b) => b - a))
	for (const change of [
		() => site.db.updateTable('release_audit').set({ version: '6.6.6' }).execute(),
		() => site.db.deleteFrom('release_audit').execute(),
	]) {
		await expect(change()).rejects.toThrow('only added to')
	}
})

test('the events of a deleted account stay, without its name', async () => {
	const { one, token } = await freshSlice(site)
	const admin = await newMember(site.app, { role: 'admin' })
	const asking = new Releaser(site.app, admin.headers)
	await asking.publish(makeBuild(one, '1.0.0'))
	expect((await token.get('/api/releases/audit')).json().items[0].by).toEqual({ kind: 'member', name: admin.username })
	await site.db.deleteFrom('member').where('id', '=', admin.id).execute()
	expect((await token.get('/api/releases/audit')).json().items[0].by).toEqual({ kind: 'member', name: null })
})
