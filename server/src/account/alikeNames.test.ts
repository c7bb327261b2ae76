import { GOOD_PASSWORD, newMember, register } from '../testing/member.testing.ts'
import { testSite } from '../testing/site.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const ALIKE = { username: 'auth.username.alike' }

const PAIRS = [
	['limes11', 'Iimes11'],
	['limes11', '1imes11'],
	['limes11', 'limesll'],
	['limes11', 'L-i-m-e-s I I'],
	['limes11', 'ｌｉｍｅｓⅠ１'],
	['Bob', 'B0b'],
	['Bob', 'BØb'],
	['marcos', 'rnarcos'],
	['wanda', 'vvanda'],
	['Ольга', '0льга'],
	['Зоя', '3оя'],
	['ニノ', '二ノ'],
	['カナ', '力ナ'],
	['ロロ', '口口'],
	['ヘレン', 'へレン'],
] as const

test.each(PAIRS)('beside %s the name %s is refused, and the other way round', async (one, other) => {
	for (const [there, wanted] of [
		[one, other],
		[other, one],
	] as const) {
		const { id } = await newMember(site.app, { username: there })
		const refused = await register(site.app, { username: wanted })
		expect([refused.statusCode, refused.json().fields]).toEqual([409, ALIKE])
		await site.db.deleteFrom('member').where('id', '=', id).execute()
	}
})

test.each([
	['Bia', 'Bla'],
	['Maria', 'Marla'],
	['Membro 1', 'Membro 2'],
	['Ana', 'Anna'],
	['カナ', 'かな'],
	['Иван', 'Иванна'],
])('beside %s there is room for %s', async (there, wanted) => {
	await newMember(site.app, { username: there })
	expect((await register(site.app, { username: wanted })).statusCode).toBe(200)
})

const rename = (headers: Record<string, string>, username: string, email: string) =>
	site.app.inject({ method: 'PUT', url: '/api/account', headers, payload: { username, bio: '', email } })

test('a rename is refused too; members whose names look alike already keep theirs, and write them another way', async () => {
	const email = 'bia@exemplo.com.br'
	await newMember(site.app, { username: 'limes11' })
	const { headers } = await newMember(site.app, { username: 'Iimes11', email })
	expect((await rename(headers, 'Iimes11', email)).statusCode).toBe(200)
	expect((await rename(headers, 'Iimes-11', email)).statusCode).toBe(200)
	expect((await rename(headers, 'Outra', email)).statusCode).toBe(200)
	const refused = await rename(headers, '1imes11', email)
	expect([refused.statusCode, refused.json().fields]).toEqual([409, ALIKE])
})

test('of two who want names that look alike at once, one gets it', async () => {
	const answers = await Promise.all(['limes11', 'Iimes11'].map((username) => register(site.app, { username })))
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
	expect((await register(site.app, { username: 'Outra', password: GOOD_PASSWORD })).statusCode).toBe(200)
})
