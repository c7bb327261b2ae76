import { isDay, LANGUAGE_TAGS, type Locale, type Release, type TitleNameChoice, titleName } from 'shared-contract'
import { interpolate } from 'shared-i18n/interpolate'

const EPISODE: Record<Locale, string> = {
	pt: '{title}: episódio {number}',
	en: '{title}: episode {number}',
	ja: '{title} 第{number}話',
}

const MARKS: Record<Locale, Record<'expected' | 'first' | 'last', string>> = {
	pt: { expected: 'previsto', first: 'estreia', last: 'final' },
	en: { expected: 'expected', first: 'premiere', last: 'finale' },
	ja: { expected: '予定', first: '初回', last: '最終回' },
}

/** The name of a release in one line, such as `Ondas: episode 12 (finale, expected)`, with the chosen name of its title. */
export function releaseName(release: Release, locale: Locale, names: TitleNameChoice | undefined): string {
	const title = titleName(release, names ?? locale)
	if (release.episode === null) return title
	const name = interpolate(EPISODE[locale], { title, number: String(release.episode) }, LANGUAGE_TAGS[locale])
	const { first, last, expected } = MARKS[locale]
	const marks = [release.isFirst && first, release.isLast && last, release.isExpected && expected].filter(Boolean)
	return marks.length === 0 ? name : `${name} (${marks.join(', ')})`
}

/** When a release is shown, in UTC; its day alone if no time is known. */
export function formatAirsAt(airsAt: string, locale: Locale): string {
	const time = isDay(airsAt) ? {} : ({ timeStyle: 'short' } as const)
	const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'long', ...time, timeZone: 'UTC' })
	const text = format.format(new Date(airsAt))
	return isDay(airsAt) ? text : `${text} UTC`
}

/** The instant of a release for a format that has no days: the noon of a day in UTC is that day almost everywhere. */
export function instantOf({ airsAt }: Pick<Release, 'airsAt'>): Date {
	return new Date(isDay(airsAt) ? `${airsAt}T12:00:00Z` : airsAt)
}

/** Identifies a release on the page of its title, whenever it is shown. */
export function releaseAnchor({ episode, format, airsAt }: Release): string {
	if (episode !== null) return `episode-${episode}`
	return format === 'Movie' ? 'premiere' : airsAt
}
