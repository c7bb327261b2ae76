import { DAY_MS, HOUR_MS } from 'shared-contract/units'
import { testDatabase } from '../database/database.testing.ts'
import { runJob } from './runJob.ts'

const database = testDatabase()
const NOW = new Date('2026-05-10T12:00:00Z')
const runAt = (ms: number) => {
	const job = { name: 'trial', everyMs: HOUR_MS, work: async () => 'done' }
	return runJob(database.db, job, new Date(NOW.getTime() + ms))
}

test('a job runs once in its interval', async () => {
	expect(await runAt(0)).toBe('done')
	expect(await runAt(HOUR_MS - 1)).toBeUndefined()
	expect(await runAt(HOUR_MS)).toBe('done')
})

test('a job that ran while the clock was a day ahead runs again, once', async () => {
	expect(await runAt(DAY_MS)).toBe('done')
	expect(await runAt(0)).toBe('done')
	expect(await runAt(1)).toBeUndefined()
})
