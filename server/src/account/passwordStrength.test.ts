import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from 'shared-contract'
import { isFull } from '../testing/full.testing.ts'
import { passwordWeakness } from './passwordStrength.ts'

const OWNER = ['Bia Kagawa', 'bia.lua@exemplo.com.br']
const COMMON = dictionary['passwords-common']
const COMMONEST = isFull ? 3_000 : 600

test(`the long ones of the ${COMMONEST} most common passwords are refused`, async () => {
	const listed = COMMON.slice(0, COMMONEST).filter((password) => password.length >= PASSWORD_MIN_LENGTH)
	expect(listed.length).toBeGreaterThan(100)
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
	['a letter', 'a'],
	['a word', 'abacaxi'],
	['a common password', 'password'],
	['look-alikes of a word', 'p@ssw0rd!l0v3'],
	['signs that stand for letters', '4@8({[<369&#!1/|0$5+7%2'],
	['a year', '1990'],
	['dates', '01.02.1990-'],
	['digits', '1234567890'],
	['runs of the keyboard', 'qwertyuiop[]asdfghjkl'],
	['steps of the alphabet', 'abcdefgfedcba'],
	['words of three languages', 'saudadecorazonhorse'],
	['all of these', 'P4ssw0rd1990qwerty!@#'],
	['letters of full width', 'ｐａｓｓｗｏｒｄ'],
	['a ligature of eighteen letters', '\ufdfa'],
])('a long password that repeats %s takes less than a second, where whole it takes many', async (_what, part) => {
	await passwordWeakness('xkqvbzjw', OWNER)
	const password = part.repeat(256).slice(0, PASSWORD_MAX_LENGTH)
	const began = process.cpuUsage()
	await passwordWeakness(password, OWNER)
	expect(process.cpuUsage(began).user).toBeLessThan(1_000_000)
})

test('an address of many words takes no longer', async () => {
	await passwordWeakness('xkqvbzjw', OWNER)
	const words = Array.from({ length: 60 }, (_, index) => `p${index}a`)
	const began = process.cpuUsage()
	await passwordWeakness('p@ssw0rd!l0v3'.repeat(19), [`${words.join('.')}@exemplo.com.br`])
	expect(process.cpuUsage(began).user).toBeLessThan(1_000_000)
})

test.each([
	['a repeated letter', 'a'.repeat(256), 'auth.password.guessable'],
	['a strong end', `${'a'.repeat(200)}kT7$wq!zxkqvbzjw`, 'auth.password.guessable'],
	['words', 'correct horse battery staple '.repeat(8), undefined],
])('a long password is judged by its beginning: %s', async (_what, password, expected) => {
	expect(await passwordWeakness(password, OWNER)).toBe(expected)
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
