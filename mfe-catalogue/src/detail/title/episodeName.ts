import type { EpisodeLine } from 'shared-contract'
import type { homeTranslations } from '../../shared/homeTranslations.ts'

type Translate = (typeof homeTranslations)['translate']

/** The number and name of an episode: `Episódio 3: A carta`. An episode without a name shows the number only. */
export function episodeName(episode: Pick<EpisodeLine, 'kind' | 'label'>, name: string, t: Translate): string {
	const number = episodeNumber(episode, t)
	return isNameless(name, episode.label) ? number : t('title.episode.heading', { place: number, name })
}

/** The number of an episode: `Episódio 3`, `Especial S1`. */
export function episodeNumber({ kind, label }: Pick<EpisodeLine, 'kind' | 'label'>, t: Translate): string {
	return kind === 'regular' ? t('title.episode.number', { label }) : t('title.episode.extra', { label })
}

/** The name of an episode for cards. An episode without a name shows its number. */
export function episodeTitle(name: string, number: number, t: Translate): string {
	return isNameless(name, String(number)) ? t('title.episode.number', { label: number }) : name
}

// Imports use the number as the name of an episode without one.
function isNameless(name: string, label: string): boolean {
	return name === `Episódio ${label}` || name === `Episode ${label}` || name.trim() === ''
}
