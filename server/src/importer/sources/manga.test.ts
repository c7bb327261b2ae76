import { readManga } from './manga.ts'

test('synonyms that upstream wrote as one are names of their own; other names stay whole', () => {
	const row = {
		malId: 1,
		title: 'Nikoniko x Punpun (Smile, Punpun)',
		score: null,
		votes: null,
		members: null,
		type: 'Manga',
		volumes: null,
		chapters: null,
		status: 'Finished',
		published: null,
		genres: null,
		themes: null,
		demographic: null,
		serialization: null,
		authors: null,
		image: null,
		altTitles: ['Smile, Punpun', 'ニコニコ×プンプン'],
		adult: false,
	}
	const names = (given: object) => {
		const reading = readManga({ ...row, ...given }, { today: '2026-01-01' })
		return reading.state === 'read' ? reading.draft.names.map(({ name }) => name) : []
	}
	expect(names({})).toEqual(['Nikoniko x Punpun', 'Smile, Punpun', 'ニコニコ×プンプン'])
	expect(names({ title: 'Nikoniko', altTitles: ['Bukiccho Boukun, Totsugeki! Bentou'] })).toEqual([
		'Nikoniko',
		'Bukiccho Boukun',
		'Totsugeki! Bentou',
	])
	// Of a name that the source cut, the English one is the first.
	expect(names({ title: 'u (Samurai Deeper Kyo)', altTitles: [] })).toEqual([
		'Samurai Deeper Kyo',
		'Samurai Deeper Kyou',
	])
	expect(names({ title: 'Bishoujo Senshi (Sailor Moon)', altTitles: ['美少女戦士セーラームーン'] })[0]).toBe(
		'Sailor Moon',
	)
})
