import type { EpisodeLine, TitleCard, TitlePage } from 'shared-contract'
import { titlePath } from 'shared-contract'
import type { ApiEpisode, ApiTitle, ApiTitleDetails } from 'shared-contract/v1'

/** A card as the API shows it. `origin` makes its addresses absolute. */
export function apiTitle(card: TitleCard, origin: string): ApiTitle {
	return {
		...identity(card, origin),
		year: card.year,
		score: card.totalVotes > 0 ? card.rating : null,
		votes: card.totalVotes,
		pictureUrl: new URL(card.imageUrl, origin).href,
		genres: card.genres,
	}
}

/** A title's page as the API shows it, with the title's ids at other sites. */
export function apiTitleDetails(page: TitlePage, ids: ApiTitleDetails['ids'], origin: string): ApiTitleDetails {
	const { score } = page
	return {
		...identity(page, origin),
		year: page.year,
		score: score.totalVotes > 0 ? score.rating : null,
		votes: score.totalVotes,
		pictureUrl: new URL(page.posters[0] ?? '', origin).href,
		genres: page.genres,
		otherNames: page.names.map(({ language, name }) => ({ language, name })),
		synopses: page.synopses.map(({ language, text, sourceName }) => ({ language, text, source: sourceName })),
		startedOn: page.started,
		endedOn: page.ended,
		minutes: page.durationMinutes,
		episodes: page.episodeCount,
		chapters: page.chapterCount,
		volumes: page.volumeCount,
		studios: page.studios,
		tags: page.tags.map(({ name, isSpoiler }) => ({ name, isSpoiler })),
		platforms: page.platforms.map(({ name, url }) => ({ name, url })),
		ids,
		relations: page.related.map(({ relation, title }) => ({ relation, title: apiTitle(title, origin) })),
	}
}

export function apiEpisode(episode: EpisodeLine): ApiEpisode {
	const { id, kind, number, durationMinutes, releaseDate } = episode
	return { id, kind, number, names: names(episode), minutes: durationMinutes, releasedOn: releaseDate }
}

type Identity = Pick<TitleCard, 'id' | 'kind' | 'format' | 'status' | 'isOnHiatus'> & Names

function identity(title: Identity, origin: string) {
	const { id, kind, format, status, isOnHiatus = false } = title
	return { id, url: new URL(titlePath(title), origin).href, kind, format, status, isOnHiatus, names: names(title) }
}

type Names = Pick<TitleCard, 'title' | 'englishTitle' | 'japaneseTitle' | 'romajiTitle'>

function names({ title, englishTitle, japaneseTitle, romajiTitle = null }: Names) {
	return { main: title, english: englishTitle, japanese: japaneseTitle, romaji: romajiTitle }
}
