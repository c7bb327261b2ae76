import { languageGroups } from './languageGroups.ts'

test('Japanese comes first, then the language of the reader', () => {
	const voices = ['en', 'pt-BR', 'ja', 'en'].map((language, id) => ({ id, language }))
	const groups = languageGroups(voices, 'pt-BR')
	expect(groups.map(({ language, items }) => [language, items.length])).toEqual([
		['ja', 1],
		['pt-BR', 1],
		['en', 2],
	])
})
