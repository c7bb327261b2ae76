import type { Comparison, EntryCounts, ListedTitle, MemberStatistics, MemberYear } from 'shared-contract'

const NO_ENTRIES: EntryCounts = { current: 0, completed: 0, planned: 0, dropped: 0, paused: 0, rewatching: 0 }
const NO_SCORES = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
const TOTALS = { titles: 0, minutes: 0, episodes: 0, chapters: 0, unmeasured: 0 }
const MAKERS = { genres: [], studios: [], staff: [], voices: [] }

export const listedTitle = (id: number): ListedTitle => ({
	id,
	kind: 'anime',
	format: 'TV',
	title: `Obra ${id}`,
	englishTitle: null,
	japaneseTitle: null,
	imageUrl: `/art/poster/${id}.svg`,
	color: '#aa3311',
})

export const statisticsOf = (given: Partial<MemberStatistics> = {}): MemberStatistics => ({
	username: 'Caio',
	isOwn: false,
	...TOTALS,
	statuses: { anime: NO_ENTRIES, manga: NO_ENTRIES },
	months: [],
	...MAKERS,
	releases: [],
	scores: { own: NO_SCORES, site: NO_SCORES, mean: null, siteMean: null, above: [], below: [] },
	streaks: { current: null, longest: null },
	years: [],
	...given,
})

export const yearOf = (given: Partial<MemberYear> = {}): MemberYear => ({
	memberId: 'm1',
	username: 'Caio',
	isOwn: false,
	isPublic: true,
	year: 2026,
	...TOTALS,
	completed: 0,
	mean: null,
	months: Array.from({ length: 12 }, (_, index) => ({
		month: `2026-${String(index + 1).padStart(2, '0')}`,
		episodes: index,
		chapters: 0,
	})),
	...MAKERS,
	best: [],
	longestStreak: null,
	busiest: null,
	...given,
})

const member = (username: string) => ({
	username,
	avatarUrl: '/art/avatar/1.svg',
	titles: 3,
	mean: 7,
	alone: 0,
	best: [],
})

export const comparisonOf = (given: Partial<Comparison> = {}): Comparison => ({
	member: member('Bia'),
	other: member('Caio'),
	shared: 2,
	scored: 2,
	correlation: null,
	together: [{ title: listedTitle(1), score: 9, other: null }],
	apart: [],
	...given,
})
