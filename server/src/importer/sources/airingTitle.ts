import { renown } from '../../catalogue/rating.ts'
import type { DraftName, TitleDraft } from '../draft.ts'
import { animeFormat, statusOf } from '../values/classify.ts'
import { colorOf } from '../values/color.ts'
import { sortWords } from '../values/genres.ts'
import { partialDate, yearOf } from '../values/partialDate.ts'
import { seasonOf } from '../values/season.ts'
import { type Prose, tidyName, webAddress } from '../values/text.ts'

interface Known {
	names: DraftName[]
	synopsis: Prose
	/** ISO date. */
	today: string
	/** Empty where it has none. */
	malId: string
	/** Whether the source marks it, or a list of adult works names it. */
	isAdult: boolean
}

/** A title that exists only in the airing list. */
export function airingTitle(field: (name: string) => string, known: Known): TitleDraft {
	const listOf = (name: string) => field(name).split(';').map(tidyName).filter(Boolean)
	const words = sortWords([...listOf('genres'), ...listOf('tags')])
	const id = field('anime_id')
	const started = partialDate(field('start_date')).date
	const ended = partialDate(field('end_date')).date
	const episodes = positive(field('episodes'))
	const minutes = positive(field('duration'))
	const members = positive(field('members')) ?? 0
	const score = Number(field('mean_score')) / 10
	const studios = listOf('studios')
	const main = new Set(listOf('main_studios'))
	return {
		key: `anilist/anime/${id}`,
		isAdult: known.isAdult || words.isAdult,
		kind: 'anime',
		format: animeFormat(field('type') || null, { episodes, minutes }).format,
		status: statusOf(field('status'), { started, ended, today: known.today }).status,
		names: known.names,
		year: yearOf(started) ?? positive(field('season_year')),
		season: seasonOf(field('season')),
		started,
		ended,
		minutes,
		episodes,
		chapters: null,
		volumes: null,
		color: colorOf(field('cover_image_color'), `anilist ${id}`),
		posterUrl: webAddress(field('cover_image_large')),
		bannerUrl: webAddress(field('banner_image')),
		synopsis: known.synopsis.text,
		synopsisSource: known.synopsis.sourceName,
		rating: score > 0 && score <= 10 ? score : null,
		votes: null,
		// The source counts list entries, not votes: one in ten is assumed to have voted.
		weight: Math.round(members / 10),
		members,
		renown: renown(members),
		externalIds: [{ site: 'anilist', id }, ...(known.malId ? [{ site: 'mal', id: known.malId }] : [])],
		genres: words.genres,
		tags: words.tags,
		studios: [...new Set(studios)].map((name) => ({ name, role: main.has(name) ? 'studio' : 'producer' })),
		staff: [],
		relations: [],
		information: Object.fromEntries(
			[
				['Formato', field('type')],
				['Estúdio', [...main].join(', ')],
			].filter(([, value]) => value),
		),
		slots: [],
		airings: [],
		trailers: [],
		characters: [],
	}
}

function positive(text: string): number | null {
	const value = Math.round(Number(text))
	return value >= 1 ? value : null
}
