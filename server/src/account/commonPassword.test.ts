import { existsSync, readFileSync } from 'node:fs'
import { PASSWORD_MIN_LENGTH } from 'shared-contract'
import { isCommonPassword } from './commonPassword.ts'

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
	for (const password of listed) if (!(await isCommonPassword(password))) accepted.push(password)
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
])('%s is refused', async (password) => {
	expect(await isCommonPassword(password)).toBe(true)
})

test.each([
	'violeta-quieta-83',
	'kT7$wq!z',
	'xkqvbzjw',
	'correct horse battery',
	'鬼の目にも涙が光る',
	'm0nt3-f4ro-sul',
])('%s is accepted', async (password) => {
	expect(await isCommonPassword(password)).toBe(false)
})
