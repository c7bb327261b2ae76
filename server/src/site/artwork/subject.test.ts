import { type ArtworkSubject, localizeSubject } from './subject.ts'

const SUBJECT: ArtworkSubject = {
	kind: 'poster',
	id: '1',
	name: 'Hai no Umi',
	nativeName: '灰の海',
	genres: [],
	color: '#aa3311',
	number: null,
}

test('a poster for pages in Japanese has the Japanese name alone', () => {
	expect(localizeSubject('ja', SUBJECT)).toEqual({ ...SUBJECT, name: '灰の海', nativeName: null })
})

test.each([
	['pt', SUBJECT],
	[undefined, SUBJECT],
	[['ja', 'ja'], SUBJECT],
	['ja', { ...SUBJECT, nativeName: null }],
	['ja', { ...SUBJECT, kind: 'banner' as const }],
])('in %s a subject without a Japanese poster name stays the same', (language, subject) => {
	expect(localizeSubject(language, subject)).toBe(subject)
})
