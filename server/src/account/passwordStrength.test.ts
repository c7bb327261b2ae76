import { existsSync, readFileSync } from 'node:fs'
import { PASSWORD_MIN_LENGTH } from 'shared-contract'
import { passwordWeakness } from './passwordStrength.ts'

const OWNER = ['Bia Kagawa', 'bia.lua@exemplo.com.br']
const COMMONEST = 3_000
const LIST =
	process.env.COMMON_PASSWORDS_FILE ?? new URL('../../../../shared/data/hostile/common-3546.txt', import.meta.url)

const listed = existsSync(LIST)
	? readFileSync(LIST, 'utf8')
			.split('\n')
			.slice(0, COMMONEST)
			.map((line) => line.trim())
			.filter((line) => [...line].length >= PASSWORD_MIN_LENGTH)
	: []

test('each of the 3,000 commonest passwords that are long enough is refused, where the list is at hand', async () => {
	const accepted: string[] = []
	for (const password of listed) if (!(await passwordWeakness(password, []))) accepted.push(password)
	expect(accepted).toEqual([])
})

test.each([
	'12345678',
	'password',
	'PassWord',
	'PASSWORD1',
	'iloveyou',
	'qwertyuiop',
	'qwerasdf',
	'asdf;lkj',
	'abcdefgh',
	'zyxwvuts',
	'87654321',
	'00000000',
	'abababab',
	'123123123',
	'cornflake',
	'thejudge',
	'ｐａｓｓｗｏｒｄ',
	'futebol1',
	'saudade2024',
	'MariaClara1',
	'minhasenha',
])('%s is refused', async (password) => {
	expect(await passwordWeakness(password, OWNER)).toMatch(/^auth\.password\.(common|guessable)$/)
})

test.each([
	'Bia Kagawa',
	'biakagawa',
	'kagawa2024',
	'bia.lua@exemplo.com.br',
	'niouka123',
	'b1akagawa!',
	'bia.kagawa1',
])('%s is refused: it holds little but the name, the address or the site', async (password) => {
	expect(await passwordWeakness(password, OWNER)).toBe('auth.password.personal')
})

test.each([
	['repeated', 'a'.repeat(256), 'auth.password.guessable'],
	['of signs that stand for letters', '4@8({[<369&#!1/|0$5+7%2'.repeat(11), undefined],
])('a long password, %s, is looked at in bounded time', async (_what, password, expected) => {
	await passwordWeakness('xkqvbzjw', [])
	const began = process.cpuUsage()
	expect(await passwordWeakness(password, OWNER)).toBe(expected)
	expect(process.cpuUsage(began).user).toBeLessThan(1_500_000)
})

test.each([
	'violeta-quieta-83',
	'kT7$wq!z',
	'xkqvbzjw',
	'correct horse battery',
	'鬼の目にも涙が光る',
	'm0nt3-f4ro-sul',
])('%s is accepted', async (password) => {
	expect(await passwordWeakness(password, OWNER)).toBeUndefined()
})
