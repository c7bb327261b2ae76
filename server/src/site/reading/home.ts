import { type Home, homeRoute, localizedPosterUrl, type NewsCard, type TitleCard, titlePath } from 'shared-contract'
import { html, links, type Markup, picture, section } from './markup.ts'
import { newsList } from './news.ts'
import { type Reader, type Source, source, titleGrid } from './source.ts'

/** The reading version of the home page. */
export function homeReading(): Source {
	return source(homeRoute, {}, (home, reader) => {
		const { say, nameOf } = reader
		const row = (label: string, path: string, titles: readonly TitleCard[]) =>
			section(say(label), titleGrid(titles.slice(0, ROW), reader, 0), { path, name: say('action.seeAll') })
		const featured = home.featured.map((item) => ({
			path: titlePath(item),
			name: nameOf(item),
			note: html`<br>${item.description}`,
		}))
		const episodes = home.episodes.map((episode) => ({
			path: `/episode/${episode.id}`,
			name: nameOf({
				title: episode.animeTitle,
				englishTitle: episode.englishAnimeTitle,
				japaneseTitle: episode.japaneseAnimeTitle,
				romajiTitle: episode.romajiAnimeTitle,
			}),
			note: say('title.episode.number', { label: episode.number }),
		}))
		return html`<main id="main">${hero(home, reader)}<div class="in">${[
			row('home.popular', '/popular', home.popular),
			section(say('home.featured'), links(featured)),
			row('home.releases', '/releases', home.releases),
			section(say('episodes.title'), links(episodes), { path: '/episodes', name: say('action.seeAll') }),
			row('home.mangas', '/mangas', home.mangas),
			row('home.movies', '/movies', home.movies),
			news(home.news, reader),
		]}</div></main>`
	})
}

/** Titles of a row, as many as two lines of a wide screen hold. */
const ROW = 12

function hero({ popular }: Home, { say, locale }: Reader): Markup {
	const wall = popular.slice(0, ROW).map(({ imageUrl }) => picture(localizedPosterUrl(locale, imageUrl), [300, 450]))
	return html`<div class="art hero"><div class="wall" aria-hidden="true">${wall}</div><div class="in"><h1>${say('home.hero.title')}</h1><p>${say('home.hero.subtitle')}</p><p class="acts"><a class="main" href="/explore">${say('home.hero.animes')}</a> <a class="button" href="/explore?type=Movie">${say('home.hero.movies')}</a></p></div></div>`
}

function news(articles: readonly NewsCard[], reader: Reader) {
	return section(reader.say('news.title'), newsList(articles, reader), {
		path: '/news',
		name: reader.say('action.seeAll'),
	})
}
