import type { MediaEvent } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { mediaTranslations } from './mediaTranslations.ts'

/** The name of an episode or a film as its media server counts it: "Ondas do Mar, temporada 2, episódio 3". */
export function useForeignName() {
	const t = useTranslations(mediaTranslations)
	return ({ name, season, episode }: Pick<MediaEvent, 'name' | 'season' | 'episode'>): string => {
		if (episode === null) return name
		return season === null ? t('media.episode', { name, episode }) : t('media.seasonEpisode', { name, season, episode })
	}
}
