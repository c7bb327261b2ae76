import {
	entityPath,
	LANGUAGE_TAGS,
	localizedPosterUrl,
	OFFICIAL_SITE,
	preferredText,
	SITE_NAME,
	type Synopsis,
	type TitlePage,
	tagName,
	tagPath,
	titlePageRoute,
} from 'shared-contract'
import { languageName } from './entity.ts'
import { episodeName, seasonName } from './episode.ts'
import { facts, html, links, type Markup, type Part, paragraphs, picture, section } from './markup.ts'
import { type Reader, type Source, source, titleGrid } from './source.ts'

/** The reading version of a series, a film or a manga. */
export function titleReading(id: string): Source {
	return source(titlePageRoute, { params: { id }, query: {} }, (page, reader) => {
		const { say } = reader
		return html`<main id="main">${header(page, reader)}<div class="in split"><div>${[
			page.kind === 'manga' ? volumes(page, reader) : episodes(page, reader),
			html`<div id="synopsis">${section(say('title.synopsis'), synopsis(page, reader))}</div>`,
			section(say('title.cast'), cast(page, reader)),
			section(say('title.music'), songs(page, reader)),
			section(say('title.staff'), credits(page, reader)),
		]}</div><div>${[
			section(say('title.information'), information(page, reader)),
			section(
				say('title.tags'),
				links(
					page.tags
						.filter(({ isSpoiler }) => !isSpoiler)
						.map((tag) => ({ path: tagPath(tag.name), name: tagName(tag, reader.locale) })),
					'chips',
				),
			),
			section(say('title.otherNames'), names(page.names)),
			section(
				say('title.links'),
				outside([
					...page.platforms,
					...page.externalLinks.map((link) =>
						link.name === OFFICIAL_SITE ? { ...link, name: say('title.links.official') } : link,
					),
				]),
			),
		]}</div></div><div class="in">${section(say('title.related'), related(page, reader))}</div></main>`
	})
}

function header(page: TitlePage, reader: Reader): Markup {
	const { say, locale, nameOf, formats } = reader
	const name = nameOf(page)
	const isManga = page.kind === 'manga'
	const written = page.names.filter(({ language, isGuess }) => MAIN_NAMES.includes(language) && !isGuess)
	const others = [page.japaneseTitle, ...written.map((each) => each.name), page.title]
	const known = [...new Set(others.filter((other) => other && other !== name))].slice(0, 3)
	const [poster] = page.posters
	const [banner] = page.banners
	const [first] = page.firstEpisodes
	const by = page.publishedBy.name !== SITE_NAME && say('title.publishedBy', { name: page.publishedBy.name })
	const listing = isManga ? '/mangas' : '/explore'
	const studio = page.studios.find(({ role }) => role === 'studio')
	const { rating } = page.score
	const badges = [
		html`<b>${say(`status.${page.isOnHiatus ? 'on_hiatus' : page.status}`)}</b>`,
		rating > 0 && html`<b>★ ${formats.decimal(rating, 1)}</b>`,
		page.rankInYear && say('title.rankInYear', { rank: page.rankInYear, year: String(page.year) }),
		say(`format.${page.format}`),
		!page.rankInYear && page.year,
		page.durationMinutes !== null && say('title.minutes', { number: page.durationMinutes }),
		studio && html`<a href="${entityPath('studio', studio.id)}">${studio.name}</a>`,
	]
	const genres = page.genres.map((genre) => ({ path: `${listing}?genre=${genre}`, name: say(`genre.${genre}`) }))
	return html`<header class="art">${banner && html`<div class="back">${picture(banner, [1600, 700], { when: 'first', sizes: '(width < 48em) 100vw, max(100vw, 87em)' })}</div>`}<div class="in"><p class="bar"><a href="${isManga ? '/mangas' : '/'}">‹ ${say(isManga ? 'manga.back' : 'action.backHome')}</a></p><div class="body"><h1${name.length > LONG_NAME && html` class="long"`}>${name}</h1><div class="poster${page.posters.length > 1 && ' more'}">${poster && picture(localizedPosterUrl(locale, poster), [400, 600], { alt: say('title.poster', { title: name }), when: 'first', sizes: '(width < 48em) 28vw, 272px' })}</div><div class="words">${known.length > 0 && html`<p class="names">${known.map((other) => html`<span>${other}</span> `)}</p>`}<ul class="facts">${badges.map((badge) => badge && html`<li>${badge}</li>`)}</ul></div><div class="acts">${beginning(page, reader)}<p class="go${first && ' first'}">${first && html`<a class="main" href="/episode/${first.id}">${say('title.firstEpisode')}</a>`}</p>${page.platforms.length > 0 && html`<p class="watch"></p>`}${links(genres, 'chips')}<p class="by${by && ' said'}">${by}</p></div></div></div></header>`
}

/** The languages of the names in the header. */
const MAIN_NAMES = ['native', 'romaji', 'en']
/** Names longer than this are set smaller, as on the page. */
const LONG_NAME = 48

/** The synopsis for a reader, with the attribute of its language, if it is another one. */
function bestSynopsis({ synopses }: TitlePage, { locale }: Reader): { best: Synopsis; lang: Part } | undefined {
	const best = preferredText(synopses, locale)
	if (!best) return undefined
	return {
		best,
		lang: best.language !== null && best.language !== LANGUAGE_TAGS[locale] && html` lang="${best.language}"`,
	}
}

/** The first lines of the synopsis. */
function beginning(page: TitlePage, reader: Reader): Part {
	const found = bestSynopsis(page, reader)
	if (!found) return null
	return html`<div class="lines"><p${found.lang}>${found.best.text}</p><a href="#synopsis">${reader.say('title.synopsis.more')}</a></div>`
}

function synopsis(page: TitlePage, reader: Reader): Part {
	const { say } = reader
	const found = bestSynopsis(page, reader)
	if (!found) return html`<p class="lead">${say('title.synopsis.none')}</p>`
	const { best, lang } = found
	const from = best.sourceName && html`<p class="lead">${say('title.synopsis.source')} ${best.sourceName}</p>`
	return html`<div class="prose"${lang}>${paragraphs(best.text)}</div>${from}`
}

function episodes(page: TitlePage, reader: Reader): Part {
	const { say, formats } = reader
	if (page.format === 'Movie') return null
	const lines = page.firstEpisodes.map((episode) => {
		const notes = [
			episode.durationMinutes !== null && say('title.minutes', { number: episode.durationMinutes }),
			episode.releaseDate !== null && formats.date(episode.releaseDate),
		]
		const note = html`${notes.filter(Boolean).join(' · ')}${episode.description && html`<br>${episode.description}`}`
		return { path: `/episode/${episode.id}`, name: episodeName(episode, reader), note }
	})
	return section(say('title.seasons'), [
		page.seasons.map(
			({ number, title, total }, index) =>
				html`<h3>${seasonName(number, title, reader)} <small>${say('title.seasons.count', { count: total })}</small></h3>${index === 0 && links(lines)}`,
		),
	])
}

function volumes(page: TitlePage, { say, formats }: Reader): Part {
	const chapters = page.firstChapters.map(
		({ number, title, releaseDate }) =>
			html`<li>${say('manga.chapter.number', { number })}${title && html`: ${title}`} <small>${releaseDate && formats.date(releaseDate)}</small></li>`,
	)
	return section(say('manga.volumes'), [
		page.volumes.map(
			({ number, title, total }, index) =>
				html`<h3>${title ?? (number === 0 ? say('manga.volume.none') : say('manga.volume', { number: String(number) }))} <small>${say('manga.volumes.count', { count: total })}</small></h3>${index === 0 && chapters.length > 0 && html`<ul class="rows">${chapters}</ul>`}`,
		),
	])
}

function cast({ cast }: TitlePage, reader: Reader): Part {
	const credited = ({ id, name }: { id?: number | undefined; name: string }, type: 'character' | 'person') =>
		id === undefined ? name : html`<a href="${entityPath(type, id)}">${name}</a>`
	const lines = cast
		.slice(0, CREDITS)
		.map(
			({ character, role, voices }) =>
				html`<li>${credited(character, 'character')}${role && html` <small>${reader.say(`character.role.${role}`)}</small>`}${voices.map(({ language, person }) => html` · ${credited(person, 'person')} <small>${languageName(language, reader)}</small>`)}</li>`,
		)
	return lines.length > 0 && html`<ul class="rows">${lines}</ul>`
}

function credits({ staff }: TitlePage, { role }: Reader): Part {
	const lines = staff.slice(0, CREDITS).map(({ role: stored, person }) => {
		const words = role(stored)
		return html`<li>${person.id === undefined ? person.name : html`<a href="${entityPath('person', person.id)}">${person.name}</a>`} <small>${words}</small></li>`
	})
	return lines.length > 0 && html`<ul class="rows">${lines}</ul>`
}

function songs({ songs }: TitlePage, { say }: Reader): Part {
	const lines = songs.map(
		({ kind, name, artist }) =>
			html`<li>${name}${artist && ` · ${artist}`} <small>${say(`title.music.${kind}`)}</small></li>`,
	)
	return lines.length > 0 && html`<ul class="rows">${lines}</ul>`
}

/** As many characters, and as many people, as a page of a well-known title shows at first. */
const CREDITS = 24

function information(page: TitlePage, { say, formats, locale }: Reader): Part {
	const counted = (count: number | null) => count !== null && formats.number(count)
	const date = (iso: string | null) => iso !== null && formats.date(iso)
	const studios = (role: 'studio' | 'producer') =>
		page.studios
			.filter((studio) => studio.role === role)
			.map(({ id, name }, index) => html`${index > 0 && ', '}<a href="${entityPath('studio', id)}">${name}</a>`)
	return facts([
		[say('title.info.format'), say(`format.${page.format}`)],
		[say('title.info.episodes'), counted(page.episodeCount)],
		[say('title.info.volumes'), counted(page.volumeCount)],
		[say('title.info.chapters'), counted(page.chapterCount)],
		[say('title.info.status'), say(`status.${page.isOnHiatus ? 'on_hiatus' : page.status}`)],
		[
			say(page.kind === 'manga' ? 'title.info.published' : 'title.info.aired'),
			[date(page.started), page.ended && page.ended !== page.started && html` – ${date(page.ended)}`].filter(Boolean),
		],
		[say('title.info.studio'), studios('studio')],
		[say('title.info.producers'), studios('producer')],
		// They are Portuguese words.
		...(locale === 'pt' ? page.information : [])
			.filter(({ label }) => !WRITTEN_ABOVE.has(label))
			.map(({ label, value }) => [label, value] as const),
	])
}

const WRITTEN_ABOVE = new Set(
	'Formato Tipo Volumes Capítulos Episódios Duração Status Estreia Publicação Estúdio Produção'.split(' '),
)

function names(list: TitlePage['names']): Part {
	const others = [...new Set(list.map(({ name }) => name))]
	return others.length > 0 && html`<ul class="rows">${others.map((name) => html`<li>${name}</li>`)}</ul>`
}

function outside(list: readonly { name: string; url: string | null }[]): Part {
	const known = list.filter(({ url }) => url !== null)
	return (
		known.length > 0 &&
		html`<ul class="chips">${known.map(({ name, url }) => html`<li><a href="${url}" rel="noopener noreferrer">${name}</a></li>`)}</ul>`
	)
}

function related({ related }: TitlePage, reader: Reader): Part {
	return titleGrid(
		related.map(({ title }) => title),
		reader,
		0,
	)
}
