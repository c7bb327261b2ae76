import type { titleTranslations } from './titleTranslations.ts'

type Translate = (typeof titleTranslations)['translate']

/** The name of a season: its number, then its own name if it has one. Season 0 holds the extras. */
export function seasonName(number: number, title: string | null, t: Translate): string {
	const own = title?.replace(new RegExp(`^Temporada ${number}(: |$)`), '') ?? ''
	if (own !== '' && own === title) return own
	const numbered = number === 0 ? t('title.extras') : t('title.season', { number: String(number) })
	return own === '' ? numbered : t('title.episode.heading', { place: numbered, name: own })
}
