import { groupInitials, invitationCode, invitationPath } from './groupName.ts'

test.each([
	['Varanda da Niouka', 'VN'],
	['geral', 'G'],
	['  Notas de Rodapé ', 'NR'],
	['123 Testando', '1T'],
	['🌿 Clube do 🌿 Chá', 'CC'],
	['Clube DOS Mangás', 'CM'],
	['Cats and the Moon', 'CM'],
	['O Clube', 'OC'],
	['A de', 'A'],
	['雑談 部屋', '雑部'],
	['élan vital', 'ÉV'],
	['🌿', '🌿'],
	['', ''],
])('the letters of %j are %j', (name, initials) => {
	expect(groupInitials(name)).toBe(initials)
})

test.each([
	['g1', 'g1'],
	['  g1 ', 'g1'],
	['https://niouka.example/messages/join/abc', 'abc'],
	['https://niouka.example/messages/join/abc/', 'abc'],
	['/messages/join/abc?utm=1#topo', 'abc'],
	['niouka.example/abc', 'abc'],
	['', ''],
	['///', ''],
	['?x', ''],
])('what is entered as %j means %j', (entered, code) => {
	expect(invitationCode(entered)).toBe(code)
})

test('a shared address leads back to its code', () => {
	expect(invitationCode(`https://niouka.example${invitationPath('abc23')}`)).toBe('abc23')
})
