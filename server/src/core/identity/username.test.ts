import { usernameError } from './username.ts'

test.each([
	'Bia',
	'Zé da Lua',
	'José',
	'Nguyễn Ánh',
	'ゆかり',
	'ヤマダ太郎',
	'山田 Taro',
	'민준',
	'Иван',
	'Ελένη',
	'สมชาย',
	'हिन्दी',
	'Administrado',
	'نادية',
	'a.b_c-d',
	'M7',
	'Modesto',
])('%s is accepted', (name) => {
	expect(usernameError(name.normalize('NFC'))).toBeUndefined()
})

test.each([
	['none', '', 'auth.username.invalid'],
	['one letter', 'B', 'auth.username.invalid'],
	['a long one', 'b'.repeat(33), 'auth.username.invalid'],
	['a sign of no width', 'Bi\u200ba', 'auth.username.invalid'],
	['a turned one', 'Bia\u202egnp', 'auth.username.invalid'],
	['two lines', 'Bia\nLua', 'auth.username.invalid'],
	['markup', '<b>Bia</b>', 'auth.username.invalid'],
	['dots', '...', 'auth.username.invalid'],
	['an unseen one', '\u3164\u3164\u3164', 'auth.username.invalid'],
	['unseen letters between', 'Bi\u3164a', 'auth.username.invalid'],
	['a tower of marks', `Bia${'\u0301\u0302'.repeat(12)}`, 'auth.username.invalid'],
	['a Latin name with a Cyrillic letter', 'B\u0456a', 'auth.username.mixed'],
	['a Latin name with a Greek letter', 'Bi\u03b1', 'auth.username.mixed'],
	['a Cyrillic name that reads as a Latin one', '\u0412\u0456\u0430', 'auth.username.mixed'],
	['the team', 'admin', 'auth.username.reserved'],
	['the team with a number', 'Moderador 2', 'auth.username.reserved'],
	['the team in other letters', 'ＡＤＭＩＮ', 'auth.username.reserved'],
	['the team with digits', '4dm1n', 'auth.username.reserved'],
	['the team with a capital I', 'OfIciaI', 'auth.username.reserved'],
	['the team in Japanese', '管理者', 'auth.username.reserved'],
	['the team with accents', 'Moderação', 'auth.username.reserved'],
	['the site', 'Niouka', 'auth.username.reserved'],
	['the site with more', 'Equipe N.i.o.u.k.a', 'auth.username.reserved'],
	['the site with digits', 'N10uk4', 'auth.username.reserved'],
	['the site with an l', 'Nlouka', 'auth.username.reserved'],
	['the site with a stroke', 'Niøuka', 'auth.username.reserved'],
])('%s is refused', (_what, name, code) => {
	expect(usernameError(name.normalize('NFC'))).toBe(code)
})
