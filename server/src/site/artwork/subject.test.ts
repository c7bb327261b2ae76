import { type ArtworkSubject, letteredIn } from './subject.ts'

const SUBJECT: ArtworkSubject = {
	kind: 'poster',
	id: '1',
	name: 'Hai no Umi',
	nativeName: '灰の海',
	genres: [],
	color: '#aa3311',
	number: null,
}

test('a poster of Japanese pages is lettered by the Japanese name alone', () => {
	expect(letteredIn('ja', SUBJECT)).toEqual({ ...SUBJECT, name: '灰の海', nativeName: null })
})

test.each([
	['pt', SUBJECT],
	[undefined, SUBJECT],
	[['ja', 'ja'], SUBJECT],
	['ja', { ...SUBJECT, nativeName: null }],
	['ja', { ...SUBJECT, kind: 'banner' as const }],
])('in %s it stays as it is where that is no poster with a Japanese name', (language, subject) => {
	expect(letteredIn(language, subject)).toBe(subject)
})
