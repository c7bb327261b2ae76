import type { EpisodeLine } from 'shared-contract'
import type { homeWords } from '../homeWords.ts'

type Translate = (typeof homeWords)['translate']

/** An episode's place and its name: `Episódio 3: A carta`. One that has no name but its place says that once. */
export function episodeName(episode: Pick<EpisodeLine, 'kind' | 'label'>, name: string, t: Translate): string {
	const place = episodePlace(episode, t)
	return isNameless(name, episode.label) ? place : t('title.episode.heading', { place, name })
}

/** What an episode is called for its place: `Episódio 3`, `Especial S1`. */
export function episodePlace({ kind, label }: Pick<EpisodeLine, 'kind' | 'label'>, t: Translate): string {
	return kind === 'regular' ? t('title.episode.number', { label }) : t('title.episode.extra', { label })
}

/** The name of an episode alone, as a card shows it; one that a source only numbered is called by its place. */
export function episodeTitle(name: string, number: number, t: Translate): string {
	return isNameless(name, String(number)) ? t('title.episode.number', { label: number }) : name
}

// Sources number what they have no name for.
function isNameless(name: string, label: string): boolean {
	return name === `Episódio ${label}` || name === `Episode ${label}` || name.trim() === ''
}
