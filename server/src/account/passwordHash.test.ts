import { readFile } from 'node:fs/promises'
import { Problem } from '../core/problem.ts'
import { HASHES_WAITING, hashPassword, isPassword } from './passwordHash.ts'

test('a file can be read during forty password checks', async () => {
	let looked = 0
	const all = Array.from({ length: 40 }, async () => {
		await isPassword('errada-de-novo', null)
		looked += 1
	})
	// Once the first is done, the others have begun or wait.
	await Promise.race(all)
	const before = looked
	await readFile(new URL(import.meta.url))
	expect(looked - before).toBeLessThan(10)
	await Promise.all(all)
}, 60_000)

test('a full queue of hashes refuses more, until there is room', async () => {
	const all = Array.from({ length: HASHES_WAITING + 3 }, () => hashPassword('violeta-quieta-83'))
	const outcomes = await Promise.allSettled(all)
	const refused = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason)
	expect(refused).toHaveLength(2)
	for (const reason of refused) {
		expect(reason).toBeInstanceOf(Problem)
		expect(reason).toMatchObject({ code: 'server.busy', statusCode: 503, retryAfter: 5 })
	}
	expect(await isPassword('violeta-quieta-83', await hashPassword('violeta-quieta-83'))).toBe(true)
}, 60_000)
