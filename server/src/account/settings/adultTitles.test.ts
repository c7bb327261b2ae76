import { relationBench } from '../../community/relation.testing.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite({ environment: { ADULT_TITLES: 'members' } })
const { newMember, read, refusal, send } = relationBench(site)

// The clock of the tests stands at 2026-04-01.
const choose = (by: TestMember | undefined, bornOn: string, showsAdult: boolean) =>
	refusal('PUT', 'account/adult-titles', by, { bornOn, showsAdult })
const showsAdult = async (by: TestMember) => (await read('auth/session', by)).user.showsAdult === true

test('adult titles are off, and no birth date is asked, until a member asks for them', async () => {
	const bia = await newMember()
	const none = { bornOn: null, isMinor: false, showsAdult: false, isOffered: true }
	expect(await read('account/adult-titles', bia)).toEqual(none)
	expect(await showsAdult(bia)).toBe(false)
	const chosen = await send('PUT', 'account/adult-titles', bia, { bornOn: '1990-05-05', showsAdult: true })
	expect(chosen.json()).toEqual({ ...none, bornOn: '1990-05-05', showsAdult: true })
	expect(await showsAdult(bia)).toBe(true)
	await choose(bia, '1990-05-05', false)
	expect(await showsAdult(bia)).toBe(false)
})

test.each([
	['2008-04-01', [200, undefined]],
	['2008-04-02', [403, 'auth.birthDate.minor']],
	['2026-04-01', [403, 'auth.birthDate.minor']],
	['1906-04-01', [200, undefined]],
	['1906-03-31', [400, 'auth.birthDate.invalid']],
	['2026-04-02', [400, 'auth.birthDate.invalid']],
	['2001-02-29', [400, 'auth.birthDate.invalid']],
	['2000-02-29', [200, undefined]],
	['01/05/1990', [400, 'auth.birthDate.invalid']],
	['', [400, 'auth.birthDate.invalid']],
])('a birth date of %s is answered with %j', async (bornOn, answer) => {
	const bia = await newMember()
	expect(await choose(bia, bornOn, true)).toEqual(answer)
	expect(await showsAdult(bia)).toBe(answer[0] === 200)
})

test('a minor does not become an adult by another date', async () => {
	const leo = await newMember()
	expect(await choose(leo, '2010-05-05', true)).toEqual([403, 'auth.birthDate.minor'])
	expect(await read('account/adult-titles', leo)).toMatchObject({ bornOn: '2010-05-05', isMinor: true })
	for (const shows of [true, false]) {
		expect(await choose(leo, '1990-05-05', shows)).toEqual([409, 'auth.birthDate.locked'])
	}
	expect(await choose(leo, '2011-05-05', false)).toEqual([200, undefined])
})

test('an adult corrects a date; that of a minor ends adult titles', async () => {
	const bia = await newMember()
	await choose(bia, '1990-05-05', true)
	expect(await choose(bia, '1980-05-05', true)).toEqual([200, undefined])
	expect(await choose(bia, '2012-05-05', true)).toEqual([403, 'auth.birthDate.minor'])
	expect(await showsAdult(bia)).toBe(false)
	expect(await choose(bia, '1980-05-05', true)).toEqual([409, 'auth.birthDate.locked'])
})

test('two dates at once do not get past the check', async () => {
	const leo = await newMember()
	await Promise.all([choose(leo, '2012-05-05', true), choose(leo, '2010-05-05', true)])
	expect(await choose(leo, '1990-05-05', true)).toEqual([409, 'auth.birthDate.locked'])
})

test('nobody else reads the date or the choice', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	await choose(bia, '1990-05-05', true)
	const name = encodeURIComponent(bia.username)
	for (const path of [`profiles/${name}`, `friends/search?q=${name}`, `profiles/${name}/activity`]) {
		const body = JSON.stringify(await read(path, caio))
		for (const word of ['1990', 'showsAdult', 'bornOn']) expect([path, body.includes(word)]).toEqual([path, false])
	}
	expect((await send('GET', 'list-exports/archive.zip', bia)).statusCode).toBe(200)
})

describe('on a site that has none', () => {
	const plain = testSite()
	const bench = relationBench(plain)

	test('the switch is refused, and a birth date may still be given', async () => {
		const bia = await bench.newMember()
		const body = { bornOn: '1990-05-05', showsAdult: true }
		expect(await bench.refusal('PUT', 'account/adult-titles', bia, body)).toEqual([403, 'auth.adult.off'])
		await bench.send('PUT', 'account/adult-titles', bia, { ...body, showsAdult: false })
		expect(await bench.read('account/adult-titles', bia)).toEqual({
			bornOn: '1990-05-05',
			isMinor: false,
			showsAdult: false,
			isOffered: false,
		})
	})
})
