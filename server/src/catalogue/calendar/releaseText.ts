import { LANGUAGE_TAGS, type Locale, type Release, type TitleNameChoice, titleName } from 'shared-contract'
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

/** Formats an instant in UTC. */
export function formatInstant(instant: string, locale: Locale): string {
	const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
		dateStyle: 'long',
		timeStyle: 'short',
		timeZone: 'UTC',
	})
	return `${format.format(new Date(instant))} UTC`
}
