import { type EpisodeLine, type EpisodePage, episodePageRoute, titlePath } from 'shared-contract'
import { html, type Link, links, type Markup, paragraphs, picture, section } from './markup.ts'
import { type Reader, type Source, source } from './source.ts'

/** The reading version of an episode. */
export function episodeReading(id: string): Source {
	return source(episodePageRoute, { params: { id }, query: {} }, (page, reader) => {
		const { say } = reader
		const to = (episode: EpisodeLine | null): Link[] =>
			episode ? [{ path: `/episode/${episode.id}`, name: episodeName(episode, reader) }] : []
		const watch = page.platforms.flatMap(({ name, url }) => (url === null ? [] : [{ path: url, name }]))
		return html`<main id="main" class="page"><div class="in split"><div>${[
			header(page, reader),
			section(say('title.watch.choose'), links(watch, 'chips')),
			section(say('episode.about'), paragraphs(page.description)),
		]}</div><div>${[
			section(say('episode.previous'), links(to(page.previous))),
			section(say('episode.next'), links(to(page.next))),
			section(say('episode.others'), links(page.others.flatMap(to)), {
				path: titlePath(page.anime),
				name: say('episode.toAnime'),
			}),
		]}</div></div></main>`
	})
}

function header(page: EpisodePage, reader: Reader): Markup {
	const { say, nameOf, formats } = reader
	const anime = nameOf(page.anime)
	const notes = [
		`${anime} · ${seasonName(page.seasonNumber, page.seasonTitle, reader)}`,
		page.durationMinutes !== null && say('title.minutes', { number: page.durationMinutes }),
		page.releaseDate !== null && formats.date(page.releaseDate),
	]
	return html`<header class="episode"><p class="bar"><a href="${titlePath(page.anime)}">‹ ${say('episode.back', { title: anime })}</a></p>${picture(page.imageUrl, [640, 360], { when: 'first', sizes: '(width < 40em) 92vw, 500px' })}<h1>${episodeName(page, reader)}</h1><ul class="facts">${notes.map((note) => note && html`<li>${note}</li>`)}</ul></header>`
}

/** The number and the name of an episode, as the page writes them. */
export function episodeName(
	episode: Pick<EpisodeLine, 'kind' | 'label' | 'title' | 'englishTitle' | 'japaneseTitle' | 'romajiTitle'>,
	{ say, nameOf }: Reader,
): string {
	const { kind, label } = episode
	const place = say(kind === 'regular' ? 'title.episode.number' : 'title.episode.extra', { label })
	const name = nameOf(episode)
	const isNameless = name === `Episódio ${label}` || name === `Episode ${label}` || name.trim() === ''
	return isNameless ? place : say('title.episode.heading', { place, name })
}

/** The number and the name of a season, as the page writes them. */
export function seasonName(number: number, title: string | null, { say }: Reader): string {
	const own = title?.replace(new RegExp(`^Temporada ${number}(: |$)`), '') ?? ''
	if (own !== '' && own === title) return own
	const place = number === 0 ? say('title.extras') : say('title.season', { number: String(number) })
	return own === '' ? place : say('title.episode.heading', { place, name: own })
}
