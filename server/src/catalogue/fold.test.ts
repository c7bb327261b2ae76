import { foldName, sortName } from './fold.ts'

test.each([
	['Ação', 'acao'],
	['ACAO', 'acao'],
	['Shōjo', 'shojo'],
	['葬送のフリーレン', '葬送 no furiiren'],
	['ガンダム', 'gandamu'],
	['ｶﾞﾝﾀﾞﾑ', 'gandamu'],
	["Kino's Journey", 'kinos journey'],
	['Hunter × Hunter', 'hunter x hunter'],
	['Fate/stay night: [UBW]', 'fate stay night ubw'],
	['Re:Zero', 're zero'],
	['Œuvre Straße', 'oeuvre strasse'],
	['１００万', '100 万'],
	['나 혼자만 레벨업', '나 혼자만 레벨업'],
	['Ковбой Бибоп', 'ковбои бибоп'],
	['☆★☆', ''],
	['', ''],
])('%j folds to %j', (name, folded) => {
	expect(foldName(name)).toBe(folded)
})

test('a name reads the same whether its accents are one character or two', () => {
	expect(foldName('Ação'.normalize('NFD'))).toBe(foldName('Ação'.normalize('NFC')))
})

test('a name of signs alone still has a place in the alphabet', () => {
	expect(sortName('......')).toBe('......')
})
