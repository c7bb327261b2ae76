import { testDatabase } from '../database/database.testing.ts'
import { countMail, deleteOldMailCounts, MAILS_PER_HOUR, uncountMail } from './mailCount.ts'

const database = testDatabase()
const START = new Date('2026-04-01T12:00:00Z')
const MOST = MAILS_PER_HOUR.recovery
const later = (seconds: number) => new Date(START.getTime() + seconds * 1000)
const count = (about: string, now: Date, kind: 'recovery' | 'changed' = 'recovery') =>
	countMail(database.db, [{ kind, about }], now)
const fill = async (about: string) => {
	for (let sent = 0; sent < MOST; sent++) expect((await count(about, later(sent * 60))).state).toBe('counted')
}

test('an address gets a limited number of e-mails of a kind per hour', async () => {
	await fill('bia')
	expect(await count('bia', later(600))).toEqual({ state: 'full', retryAfter: 3000 })
	expect((await count('bia', later(3599))).state).toBe('full')
	expect((await count('bia', later(3600))).state).toBe('counted')
	expect((await count('bia', later(3601))).state).toBe('full')
})

test('addresses and kinds are counted separately', async () => {
	await fill('bia')
	expect((await count('caio', later(600))).state).toBe('counted')
	expect((await count('bia', later(600), 'changed')).state).toBe('counted')
})

test('an e-mail that one of two limits refuses is not counted', async () => {
	await fill('bia')
	const both = [
		{ kind: 'recovery', about: 'bia' },
		{ kind: 'changed', about: 'caio' },
	] as const
	for (let asked = 0; asked < 2 * MOST; asked++) {
		expect((await countMail(database.db, both, later(600))).state).toBe('full')
	}
	expect((await count('caio', later(600), 'changed')).state).toBe('counted')
	expect((await count('bia', later(3600))).state).toBe('counted')
})

test('concurrent requests do not exceed the limit', async () => {
	const counts = await Promise.all(Array.from({ length: 4 * MOST }, () => count('bia', START)))
	expect(counts.filter(({ state }) => state === 'counted').length).toBeLessThanOrEqual(MOST)
})

test('an e-mail that was not sent is not counted', async () => {
	await fill('bia')
	const taken = await countMail(database.db, [{ kind: 'changed', about: 'bia' }], START)
	if (taken.state === 'full') throw new Error('there is room')
	await uncountMail(database.db, taken.ids)
	const rows = await database.db.selectFrom('mail_sent').select(['kind', 'about_hash']).execute()
	expect(rows.map(({ kind }) => kind)).toEqual(Array(MOST).fill('recovery'))
	expect(JSON.stringify(rows)).not.toContain('bia')
})

test('expired counts are deleted', async () => {
	await fill('bia')
	await deleteOldMailCounts(database.db, later(3600))
	expect(await database.db.selectFrom('mail_sent').select('sent_at').orderBy('sent_at').execute()).toEqual(
		[60, 120, 180, 240].map((seconds) => ({ sent_at: later(seconds) })),
	)
})
