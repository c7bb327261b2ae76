import type { Locale, MemberYear } from 'shared-contract'

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

type YearFigures = Pick<MemberYear, 'episodes' | 'chapters' | 'minutes' | 'titles'>

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

/** The title of a member's statistics. */
export function statisticsTitle(locale: Locale, name: string): string {
	return { pt: `Estatísticas de ${name}`, en: `${name}'s statistics`, ja: `${name}さんの統計` }[locale]
}

/** The title of a member's year. */
export function yearTitle(locale: Locale, name: string, year: number): string {
	return { pt: `O ${year} de ${name}`, en: `${name}'s ${year}`, ja: `${name}さんの${year}年` }[locale]
}

/** The line above the name in the picture of a year. */
export function yearName(locale: Locale, year: number): string {
	return { pt: `O ano de ${year}`, en: `The year ${year}`, ja: `${year}年のまとめ` }[locale]
}

/** The figures of a year in words; those that are 0 are left out. */
export function yearFigures(locale: Locale, { episodes, chapters, minutes, titles }: YearFigures): string {
	const hours = Math.round(minutes / 60)
	const counted = (count: number, one: string, many = one) => (count > 0 ? [`${count}${count === 1 ? one : many}`] : [])
	const words = {
		pt: [
			...counted(titles, ' obra', ' obras'),
			...counted(episodes, ' episódio', ' episódios'),
			...counted(chapters, ' capítulo', ' capítulos'),
			...counted(hours, ' hora', ' horas'),
		],
		en: [
			...counted(titles, ' title', ' titles'),
			...counted(episodes, ' episode', ' episodes'),
			...counted(chapters, ' chapter', ' chapters'),
			...counted(hours, ' hour', ' hours'),
		],
		ja: [
			...counted(titles, '作品'),
			...(episodes > 0 ? [`アニメ${episodes}話`] : []),
			...(chapters > 0 ? [`マンガ${chapters}話`] : []),
			...counted(hours, '時間'),
		],
	}
	return words[locale].join(' · ')
}

/** The description of an episode without a synopsis. */
export function episodeSentence(locale: Locale, episode: string, series: string): string {
	return {
		pt: `${episode}, de ${series}: notas, comentários e onde assistir, na Niouka.`,
		en: `${episode}, from ${series}: scores, comments and where to watch it, on Niouka.`,
		ja: `${series}「${episode}」の評価、コメント、視聴先をNioukaでチェック。`,
	}[locale]
}
