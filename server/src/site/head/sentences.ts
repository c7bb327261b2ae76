import type { Locale } from 'shared-contract'

type Place = readonly [name: string, path: string]

/** The names and paths of the sections of the catalogue. */
export const SECTION_NAMES: Record<Locale, Record<'anime' | 'movie' | 'manga' | 'news', Place>> = {
	pt: {
		anime: ['Animes', '/explore'],
		movie: ['Filmes', '/movies'],
		manga: ['Mangás', '/mangas'],
		news: ['Notícias', '/news'],
	},
	en: {
		anime: ['Anime', '/explore'],
		movie: ['Films', '/movies'],
		manga: ['Manga', '/mangas'],
		news: ['News', '/news'],
	},
	ja: {
		anime: ['アニメ', '/explore'],
		movie: ['映画', '/movies'],
		manga: ['マンガ', '/mangas'],
		news: ['ニュース', '/news'],
	},
}

interface Work {
	name: string
	format: string
	year: number | null
}

/** The description of a title without a synopsis. */
export function titleSentence(locale: Locale, { name, format, year }: Work): string {
	const facts = [format, year].filter(Boolean).join(', ')
	return {
		pt: `${name} (${facts}): notas da comunidade, informações e onde acompanhar, na Niouka.`,
		en: `${name} (${facts}): community scores, facts and where to follow it, on Niouka.`,
		ja: `${name}（${facts}）の評価、情報、視聴先をNioukaでチェック。`,
	}[locale]
}

/** The title of an episode's page: its number, and its name if it has one. */
export function episodeTitle(locale: Locale, number: number, title: string): string {
	const place = { pt: `Episódio ${number}`, en: `Episode ${number}`, ja: `第${number}話` }
	if (title === '' || title === place.pt || title === place.en) return place[locale]
	return `${place[locale]}${locale === 'ja' ? ' ' : ': '}${title}`
}

/** The title of a member's page. */
export function profileTitle(locale: Locale, name: string): string {
	return { pt: `Perfil de ${name}`, en: `${name}'s profile`, ja: `${name}さんのプロフィール` }[locale]
}

/** The description of a member without a biography. */
export function profileSentence(locale: Locale, name: string): string {
	return {
		pt: `O que ${name} assiste, lê e comenta na Niouka.`,
		en: `What ${name} watches, reads and talks about on Niouka.`,
		ja: `${name}さんがNioukaで見ているアニメ、読んでいるマンガ、話していること。`,
	}[locale]
}

/** The description of an episode without a synopsis. */
export function episodeSentence(locale: Locale, episode: string, series: string): string {
	return {
		pt: `${episode}, de ${series}: notas, comentários e onde assistir, na Niouka.`,
		en: `${episode}, from ${series}: scores, comments and where to watch it, on Niouka.`,
		ja: `${series}「${episode}」の評価、コメント、視聴先をNioukaでチェック。`,
	}[locale]
}
