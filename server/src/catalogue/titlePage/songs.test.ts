import { episodeSong, presentSongs } from './songs.ts'

describe('a song that is stored as an episode', () => {
	test.each([
		['OP1', 'Tank! (1-25, S1)', 1, 'Tank!', '1–25, S1'],
		['ED2b', 'Attouteki Vivid Days (2-12)', 2, 'Attouteki Vivid Days', '2–12'],
		['OP3', 'Ashita mo Otenki', 3, 'Ashita mo Otenki', null],
		['OP', 'Hop (Step)', 1, 'Hop (Step)', null],
		['ED1', '(1)', 1, '(1)', '1'],
	])('%s %s', (label, title, number, name, episodes) => {
		expect(episodeSong({ kind: 'opening', label, title })).toEqual({
			kind: 'opening',
			number,
			name,
			artist: null,
			episodes,
		})
	})
})

test('a title shows the songs that members wrote in place of those among its episodes', () => {
	const song = { kind: 'ending' as const, number: 1, name: 'Noite', artist: 'Yui', first_episode: 1, last_episode: 12 }
	const old = [{ kind: 'opening' as const, label: 'OP1', title: 'Manhã' }]
	expect(presentSongs([song], old)).toEqual([
		{ kind: 'ending', number: 1, name: 'Noite', artist: 'Yui', episodes: '1–12' },
	])
	expect(presentSongs([], old)).toHaveLength(1)
})

test.each([
	[null, null, null],
	[3, 3, '3'],
	[3, null, '3–'],
	[null, 4, '–4'],
])('the episodes from %s to %s are %s', (first_episode, last_episode, episodes) => {
	const song = { kind: 'insert' as const, number: 1, name: 'x', artist: null, first_episode, last_episode }
	expect(presentSongs([song], [])[0]?.episodes).toBe(episodes)
})
