import type { Locale, TitlePage } from 'shared-contract'
import { readTitlePage } from '../../catalogue/public.ts'
import { TRANSLATIONS } from '../../core/language/translations.ts'
import { cardOf } from '../tools/details.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import type { Phrases } from './phrases/phrases.ts'
import { genreWords, scoreWords } from './wishLines.ts'

const SYNOPSIS_LENGTH = 420

/** Describes a title in a few lines: facts, score, synopsis and where to watch it. */
export async function describeTitle(toolbox: Toolbox, id: number, phrases: Phrases, locale: Locale): Promise<string> {
	const { catalogue, works } = toolbox
	const page = await readTitlePage(catalogue.db, catalogue.pictures, id)
	const platforms = page.platforms.filter(({ status }) => status === 'available').map(({ name }) => name)
	return [
		`${works.add(cardOf(page))} ✨`,
		factsOf(page, phrases, locale).join(' · '),
		...(page.genres.length > 0 ? [`🏷️ ${genreWords(page.genres, locale)}`] : []),
		...(page.synopsis ? ['', shorten(page.synopsis.text)] : []),
		...(platforms.length > 0 ? ['', phrases.details.whereToWatch(platforms.join(', '))] : []),
	].join('\n')
}

function factsOf(
	{ format, status, year, episodeCount, chapterCount, score }: TitlePage,
	phrases: Phrases,
	locale: Locale,
) {
	return [
		TRANSLATIONS[locale][`format.${format}`] ?? format,
		...(year === null ? [] : [String(year)]),
		TRANSLATIONS[locale][`status.${status}`] ?? status,
		...(episodeCount === null || format === 'Movie' ? [] : [phrases.details.episodes(episodeCount)]),
		...(chapterCount === null ? [] : [phrases.details.chapters(chapterCount)]),
		score.totalVotes > 0 ? `⭐ ${scoreWords(score.rating, locale)}` : phrases.details.noVotes,
	]
}

// One paragraph, truncated between two words.
function shorten(text: string): string {
	const line = text.replace(/\s+/g, ' ').trim()
	if (line.length <= SYNOPSIS_LENGTH) return line
	const cut = line.slice(0, SYNOPSIS_LENGTH)
	const end = cut.lastIndexOf(' ')
	return `${cut.slice(0, end > SYNOPSIS_LENGTH / 2 ? end : SYNOPSIS_LENGTH)}…`
}
