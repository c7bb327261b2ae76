import type { words } from '../words.ts'

type Translate = (typeof words)['translate']

/** What a season is called: its number, then its own name where it has one; season 0 holds the extras. */
export function seasonName(number: number, title: string | null, t: Translate): string {
	const own = title?.replace(new RegExp(`^Temporada ${number}(: |$)`), '') ?? ''
	if (own !== '' && own === title) return own
	const place = number === 0 ? t('title.extras') : t('title.season', { number: String(number) })
	return own === '' ? place : t('title.episode.heading', { place, name: own })
}
