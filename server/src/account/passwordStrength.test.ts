import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_MIN_LENGTH } from 'shared-contract'
import { passwordWeakness } from './passwordStrength.ts'

const OWNER = ['Bia Kagawa', 'bia.lua@exemplo.com.br']
const COMMON = dictionary['passwords-common']
const COMMONEST = 3_000

test('the 3,000 most common long passwords are refused', async () => {
	const listed = COMMON.slice(0, COMMONEST).filter((password) => password.length >= PASSWORD_MIN_LENGTH)
	expect(listed.length).toBeGreaterThan(400)
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
