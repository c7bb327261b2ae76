import { mkdir, readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { DAY_MS } from 'shared-contract/units'
import { notifyReleases } from '../community/newRelease/notifyReleases.ts'
import { testSite } from '../testing/site.testing.ts'
import { releaseFolders } from './folders.ts'
import { makeBuild, Releaser, tokenFor } from './releases.testing.ts'

const site = testSite({ repository: '/nowhere', seed: async () => {} })
const one = 'mfe-one'
const at = (days: number) => {
	site.clock.now = new Date(Date.parse('2026-04-01T12:00:00Z') + days * DAY_MS)
}

test('what nobody needs any more goes; what somebody is given, is served or is new stays', async () => {
	const { releasesFolder, incomingFolder } = releaseFolders(site.context.settings)
	const token = new Releaser(site.app, await tokenFor(site.db, one, new Date(Date.parse('2030-01-01'))))
	const versions = Array.from({ length: 16 }, (_, number) => `1.0.${number}`)
	for (const [number, version] of versions.entries()) {
		site.clock.now = new Date(Date.parse('2026-04-01T12:00:00Z') + number * 1000)
		await token.publish(makeBuild(one, version))
	}
	await token.promote(one, '1.0.3')
	await token.promote(one, '1.0.0')
	await token.promote(one, '1.0.1')
	await token.promote(one, '1.0.2', { role: 'admin' })
	await token.begin(makeBuild(one, '2.0.0'))
	await token.send(
		makeBuild(one, '2.0.0'),
		'entry.0123abcd.js',
		makeBuild(one, '2.0.0').files.get('entry.0123abcd.js') ?? '',
	)
	await mkdir(join(incomingFolder, one, '1.0.0.left-behind'), { recursive: true })
	await utimes(join(incomingFolder, one, '1.0.0.left-behind'), 0, 0)

	at(10)
	// Somebody has an old page open.
	await site.app.inject(`/r/${one}/1.0.3/routes.0123abcd.js`)
	// And somebody asks for what nobody was ever given.
	await site.app.inject(`/r/${one}/1.0.4/routes.0123abcd.js`)
	await site.app.releases.prune()
	expect((await readdir(join(releasesFolder, one))).length).toBe(16)
	expect(await readdir(join(incomingFolder, one))).toEqual([])

	const row = { slice: one, metric: 'LCP', place: '/', up_to: 1, count: 1 } as const
	const counted = ['1.0.3', '1.0.4'].map((version) => ({ ...row, version }))
	await site.db.insertInto('release_histogram').values(counted).execute()
	at(20)
	// Every minute the site tells of new episodes, too.
	await notifyReleases(site.context)
	await site.app.releases.prune()
	// 0 to 2 are given to somebody, 3 was served ten days ago; of the others the ten newest stay.
	const gone = ['1.0.4', '1.0.5']
	expect((await readdir(join(releasesFolder, one))).sort()).toEqual(
		versions.filter((each) => !gone.includes(each)).sort(),
	)
	for (const version of gone) {
		expect((await site.app.inject(`/r/${one}/${version}/entry.0123abcd.js`)).statusCode).toBe(404)
		expect((await token.promote(one, version)).json().code).toBe('release.unknown')
	}
	const { items } = (await token.get('/api/releases/audit')).json()
	expect(items.slice(0, 2).map(({ act, by, version }: Record<string, unknown>) => ({ act, by, version }))).toEqual(
		expect.arrayContaining(gone.map((version) => ({ act: 'pruned', by: { kind: 'server', name: null }, version }))),
	)

	const kept = await site.db.selectFrom('release_histogram').select('version').execute()
	expect(kept).toEqual([{ version: '1.0.3' }])
	// Nothing of them was only put aside.
	expect(await readdir(join(incomingFolder, one))).toEqual([])

	// What was pruned may come back.
	await token.publish(makeBuild(one, '1.0.4'))
	expect((await site.app.inject(`/r/${one}/1.0.4/entry.0123abcd.js`)).statusCode).toBe(200)
})

test('what was served shortly before midnight was served on that day', async () => {
	const token = new Releaser(site.app, await tokenFor(site.db, 'mfe-two', new Date(Date.parse('2030-01-01'))))
	at(100)
	for (const version of ['1.0.0', '1.0.1']) await token.publish(makeBuild('mfe-two', version))
	const ask = (version: string) => site.app.inject(`/r/mfe-two/${version}/routes.0123abcd.js`)
	at(100.49)
	await ask('1.0.0')
	await ask('1.0.1')
	at(100.51)
	await ask('1.0.1')
	await site.app.releases.prune()
	const days = await site.db
		.selectFrom('release')
		.where('slice', '=', 'mfe-two')
		.select(['version', sql<string>`served_on::text`.as('day')])
		.orderBy('version')
		.execute()
	expect(days.map(({ day }) => day)).toEqual(['2026-07-10', '2026-07-11'])
})
