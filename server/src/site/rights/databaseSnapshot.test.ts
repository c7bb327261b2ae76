import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { DatabaseSnapshot } from './databaseSnapshot.testing.ts'

const site = testSite()

test('a snapshot names the tables that were changed, also by a foreign key, and brings their rows back', async () => {
	const { id } = await newMember(site.app)
	const sessions = () => site.db.selectFrom('session').selectAll().execute()
	const before = await sessions()
	const snapshot = await DatabaseSnapshot.open(site.db)
	expect(await snapshot.changed()).toEqual([])

	await site.db.updateTable('member').set({ bio: 'x' }).where('username', '=', 'nobody').execute()
	expect(await snapshot.changed()).toEqual([])

	await site.db.deleteFrom('member').where('id', '=', id).execute()
	const changed = await snapshot.changed()
	expect(changed).toEqual(expect.arrayContaining(['member', 'session']))
	await snapshot.restore(changed)
	expect(await sessions()).toEqual(before)
	expect(await snapshot.changed()).toEqual([])
})
