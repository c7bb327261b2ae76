import type { words } from '../words.ts'

type Translate = (typeof words)['translate']

/** What a season is called; one without a name of its own by its number, season 0 as the extras. */
export function seasonName(number: number, title: string | null, t: Translate): string {
	if (title !== null && title !== `Temporada ${number}`) return title
	return number === 0 ? t('title.extras') : t('title.season', { number: String(number) })
}
