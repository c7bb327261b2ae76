import {
	episodeListRoute,
	GENRES,
	ListingQuery,
	listingRoute,
	rankingRoute,
	seasonArchiveRoute,
	seasonPath,
	tagName,
	tagPageRoute,
	tagPath,
} from 'shared-contract'
import { heading, html, links, page, picture, section } from './markup.ts'
import { pageOf, pager, type Reader, type Source, source, titleGrid, withQuery } from './source.ts'

interface List {
	query: { kind: 'anime' | 'manga'; format?: string; status?: string }
	sort: 'rating' | 'added'
	/** The parameters of the address that the page reads, in the order in which it asks for them. */
	filters: readonly string[]
}

/** All filters but those of members, and the genre of the categories. Addresses have the format under another name. */
const FILTERS = Object.keys(ListingQuery.properties)
	.filter((name) => !/^(kind|genre|hide|adult|sort|page)$/.test(name))
	.map((name) => (name === 'format' ? 'type' : name))

/** The lists of titles, as their screens ask for them. */
export const LISTS: Readonly<Record<string, List>> = {
	explore: { query: { kind: 'anime' }, sort: 'rating', filters: FILTERS },
	mangas: { query: { kind: 'manga' }, sort: 'rating', filters: FILTERS.filter((name) => !/^(type|dub)$/.test(name)) },
	categories: { query: { kind: 'anime' }, sort: 'rating', filters: ['genre'] },
	releases: { query: { kind: 'anime', format: 'TV,OVA', status: 'releasing,completed' }, sort: 'added', filters: [] },
	movies: { query: { kind: 'anime', format: 'Movie', status: 'releasing,completed' }, sort: 'added', filters: [] },
}

/** The reading version of a list of titles. A filter that the API refuses leaves the page without one. */
export function listReading(screen: string, { query: fixed, sort, filters }: List, query: URLSearchParams): Source {
	const chosen = (name: string) => {
		if (screen === 'categories') return query.get(name) ?? GENRES[0]
		return (query.get(name) || (name === 'genres' && query.get('genre')) || '').trim()
	}
	const given = filters.flatMap((name) => (chosen(name) ? [[name === 'type' ? 'format' : name, chosen(name)]] : []))
	const isSorted = filters.length > 1 && query.has('sort')
	const asked = {
		...fixed,
		...Object.fromEntries(given),
		sort: isSorted ? query.get('sort') : sort,
		page: pageOf(query),
	}
	return source(listingRoute, { query: asked }, (list, reader) => {
		const { say } = reader
		const path = `/${screen}`
		const genres = GENRES.map((genre) => ({ path: `${path}?genre=${genre}`, name: say(`genre.${genre}`) }))
		return page([
			heading(say(`${screen}.title`), say(`${screen}.lead`)),
			filters.length > 0 && html`<div class="filters">${links(genres, 'chips')}</div>`,
			filters.length > 1 &&
				html`<p class="lead count">${say('listing.count', { shown: list.items.length, total: list.total })}</p>`,
			titleGrid(list.items, reader),
			pager(list, (number) => withQuery(path, query, { page: number > 1 ? String(number) : '' }), reader),
		])
	})
}

/** The reading version of the ranking. A filter that the API refuses leaves the page without one. */
export function rankingReading(query: URLSearchParams): Source {
	const filters = ['year', 'season', 'type', 'genres'].flatMap((name) => {
		const chosen = query.get(name)
		return chosen ? [[name === 'type' ? 'format' : name, chosen]] : []
	})
	return source(rankingRoute, { query: { page: pageOf(query), ...Object.fromEntries(filters) } }, (ranking, reader) =>
		page([
			heading(reader.say('ranking.title'), reader.say('ranking.lead')),
			titleGrid(
				ranking.items.map(({ title }) => title),
				reader,
				6,
				(index) => ranking.items[index]?.rank,
			),
			pager(ranking, (number) => withQuery('/popular', query, { page: number > 1 ? String(number) : '' }), reader),
		]),
	)
}

/** The reading version of the episodes that were shown last. */
export function episodesReading(query: URLSearchParams): Source {
	return source(episodeListRoute, { query: { page: pageOf(query) } }, (list, reader) => {
		const { say, nameOf } = reader
		const cards = list.items.map(
			(episode, index) =>
				html`<li>${picture(episode.imageUrl, [640, 360], { when: index < 4 ? 'seen' : 'late', sizes: '(width < 40em) 92vw, 300px' })}<a href="/episode/${episode.id}">${nameOf({ title: episode.animeTitle, englishTitle: episode.englishAnimeTitle, japaneseTitle: episode.japaneseAnimeTitle, romajiTitle: episode.romajiAnimeTitle })}</a><small>${say('title.episode.number', { label: episode.number })}</small></li>`,
		)
		return page([
			heading(say('episodes.title'), say('episodes.lead')),
			html`<ul class="grid wide">${cards}</ul>`,
			pager(list, (number) => `/episodes?page=${number}`, reader),
		])
	})
}

/** The reading version of a tag: titles whose story it gives away are not in it. */
export function tagReading(name: string, query: URLSearchParams): Source {
	return source(tagPageRoute, { params: { name }, query: { page: pageOf(query) } }, (tag, reader) =>
		page([
			heading(
				reader.say('tag.title', { name: tagName(tag, reader.locale) }),
				reader.say('entity.titles', { count: tag.total }),
			),
			titleGrid(tag.items, reader),
			pager(tag, (number) => `${tagPath(tag.name)}?page=${number}`, reader),
		]),
	)
}

/** The reading version of the archive of seasons. */
export function seasonsReading(): Source {
	return source(seasonArchiveRoute, {}, ({ seasons }, reader: Reader) => {
		const { say, formats } = reader
		const years = [...new Set(seasons.map(({ year }) => year))]
		return page([
			heading(say('seasons.title'), say('seasons.lead')),
			years.map((year) =>
				section(
					String(year),
					links(
						seasons
							.filter((each) => each.year === year)
							.map((each) => ({
								path: seasonPath(each),
								name: say(`listing.season.${each.season}`),
								note: formats.number(each.total),
							})),
						'chips',
					),
				),
			),
		])
	})
}
