import { LANGUAGE_TAGS, type Locale, type Release, titleName } from 'shared-contract'
import { interpolate } from 'shared-i18n/interpolate'

const EPISODE: Record<Locale, string> = {
	pt: '{title}: episódio {number}',
	en: '{title}: episode {number}',
	ja: '{title} 第{number}話',
}

/** The name of a release in one line. */
export function releaseName(release: Release, locale: Locale): string {
	const title = titleName(release, locale)
	return release.episode === null
		? title
		: interpolate(EPISODE[locale], { title, number: String(release.episode) }, LANGUAGE_TAGS[locale])
}

/** Formats an instant in UTC. */
export function formatInstant(instant: string, locale: Locale): string {
	const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
		dateStyle: 'long',
		timeStyle: 'short',
		timeZone: 'UTC',
	})
	return `${format.format(new Date(instant))} UTC`
}
