import { blocksOf, CHAPTERS, LEGAL_PAGES } from './document.ts'
import en from './words/en.json' with { type: 'json' }
import ja from './words/ja.json' with { type: 'json' }
import pt from './words/pt.json' with { type: 'json' }

test('an empty line parts blocks; lines with a dash are a list; a link leads to a page of this site', () => {
	expect(blocksOf('Veja a [Política](/privacy).\n\n- um\n- dois')).toEqual([
		{
			kind: 'paragraph',
			pieces: [
				{ kind: 'text', text: 'Veja a ' },
				{ kind: 'link', text: 'Política', to: '/privacy' },
				{ kind: 'text', text: '.' },
			],
		},
		{ kind: 'list', items: [[{ kind: 'text', text: 'um' }], [{ kind: 'text', text: 'dois' }]] },
	])
})

test('what is no path of this site is no link', () => {
	expect(blocksOf('[x](https://outro.example)')).toEqual([
		{ kind: 'paragraph', pieces: [{ kind: 'text', text: '[x](https://outro.example)' }] },
	])
})

describe.each([
	['pt', pt],
	['en', en],
	['ja', ja],
])('in %s', (_locale, texts: Record<string, string>) => {
	test.each(LEGAL_PAGES)('%s has the words of each chapter, and none besides', (page) => {
		const chapters = CHAPTERS[page].flatMap((chapter) => [`${page}.${chapter}.text`, `${page}.${chapter}.title`])
		const expected = [`${page}.lead`, `${page}.title`, ...chapters]
		const keys = Object.keys(texts).filter((key) => key.startsWith(`${page}.`))
		expect(keys.toSorted()).toEqual(expected.toSorted())
	})

	test('the facts are told: age, guardians, years and days', () => {
		expect(texts['terms.age.text']).toMatch(/13.*18/s)
		expect(texts['terms.age.text']).toMatch(/respons|guardian|保護者/)
		expect(texts['privacy.retention.text']).toMatch(/2.*3/s)
		expect(texts['privacy.rights.text']).toMatch(/15/)
		expect(texts['privacy.basis.text']).toMatch(/LGPD/)
		expect(texts['terms.account.text'] ?? '').toContain('](/privacy)')
	})
})
