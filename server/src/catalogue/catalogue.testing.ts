import type { Database } from '../core/database/schema.ts'
import type { TitleDraft } from '../importer/draft.ts'
import { TitleWriter } from '../importer/write/titles.ts'

let made = 0

/** A title with what a test says of it, and plain values for the rest. */
export function draftOf(given: Partial<TitleDraft> = {}): TitleDraft {
	made += 1
	return {
		key: `test/${made}`,
		kind: 'anime',
		format: 'TV',
		status: 'completed',
		names: [{ language: 'romaji', name: `Titulo ${made}` }],
		year: 2020,
		season: null,
		started: '2020-04-01',
		ended: null,
		minutes: 24,
		episodes: 12,
		chapters: null,
		volumes: null,
		color: '#8b1e2d',
		posterUrl: null,
		bannerUrl: null,
		synopsis: null,
		synopsisSource: null,
		rating: null,
		votes: null,
		weight: 0,
		members: 0,
		renown: 0.2,
		externalIds: [],
		genres: [],
		tags: [],
		studios: [],
		staff: [],
		relations: [],
		information: {},
		slots: [],
		airings: [],
		trailers: [],
		characters: [],
		isAdult: false,
		...given,
	}
}

/** Writes titles for a test and returns their ids. */
export function writeTitles(db: Database, ...drafts: TitleDraft[]): Promise<number[]> {
	const writer = new TitleWriter({ name: 'test', licence: 'none' }, new Date('2026-03-01T00:00:00Z'))
	return writer.write(
		db,
		drafts.map((draft) => ({ draft, titleId: null })),
	)
}
