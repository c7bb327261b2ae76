import {
	type FeaturedItem,
	type Home,
	homeRoute,
	localizedPosterUrl,
	type NewsCard,
	SITE_NAME,
	type TitleCard,
	titlePath,
} from 'shared-contract'
import { html, links, type Markup, picture, section } from './markup.ts'
import { newsList } from './news.ts'
import { type Reader, type Source, source, titleGrid } from './source.ts'

/** The reading version of the home page. */
export function homeReading(): Source {
	return source(homeRoute, {}, (home, reader) => {
		const { say, nameOf } = reader
		const row = (label: string, path: string, titles: readonly TitleCard[]) =>
			section(say(label), titleGrid(titles.slice(0, ROW), reader, 0), { path, name: say('action.seeAll') })
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
		return html`<main id="main">${slides(home, reader)}<div class="in">${[
			row('home.popular', '/popular', home.popular),
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

/** The slides of the carousel side by side: the highest gives all their height, as on the page. */
function slides(home: Home, reader: Reader): Markup {
	const { say, locale } = reader
	const wall = home.popular.slice(0, ROW).map(({ imageUrl }) =>
		picture(localizedPosterUrl(locale, imageUrl), [300, 450], {
			when: 'late',
			sizes: '(width < 48em) 37vw, 16vw',
		}),
	)
	return html`<div class="art slides"><div class="slide"><div class="wall" aria-hidden="true">${wall}</div><div class="in"><h1>${say('home.hero.title')}</h1><p class="large">${say('home.hero.subtitle')}</p><p class="acts"><a class="main" href="/explore">${say('home.hero.animes')}</a> <a class="button" href="/explore?type=Movie">${say('home.hero.movies')}</a></p></div></div>${home.featured.map((item) => slide(item, reader))}</div>`
}

function slide(item: FeaturedItem, { say, nameOf, formats }: Reader): Markup {
	const name = nameOf(item)
	const native = item.japaneseTitle === name ? item.title : item.japaneseTitle
	const notes = [
		item.durationMinutes && say('title.minutes', { number: item.durationMinutes }),
		item.releaseDate && formats.date(item.releaseDate),
		item.seasons > 0 && say('home.featured.seasons', { count: item.seasons }),
		item.episodes > 0 && say('title.seasons.count', { count: item.episodes }),
		item.views > 0 && say('home.featured.views', { number: formats.compact(item.views) }),
		item.likes > 0 && say('home.featured.likes', { number: formats.compact(item.likes) }),
	]
	const by = item.postedBy.name !== SITE_NAME && say('home.featured.postedBy', { name: item.postedBy.name })
	return html`<div class="slide"><div class="back">${picture(item.imageUrl, [1600, 700], { when: 'late', sizes: '(width < 48em) 33em, max(100vw, 81em)' })}</div><div class="in"><p>${say('home.featured.rank', { rank: item.rank })} · ★ ${formats.decimal(item.rating, 2)}</p><h2>${name}</h2>${native && html`<p class="large">${native}</p>`}<p class="cut">${item.description}</p><ul class="facts">${notes.map((note) => note && html`<li>${note}</li>`)}</ul>${by && html`<p>${by}</p>`}<p class="acts"><a class="main" href="${titlePath(item)}">${say('home.featured.open')}</a></p></div></div>`
}

function news(articles: readonly NewsCard[], reader: Reader) {
	return section(reader.say('news.title'), newsList(articles, reader), {
		path: '/news',
		name: reader.say('action.seeAll'),
	})
}
