import { sql } from 'kysely'
import { isDay, LANGUAGE_TAGS, type Release, titleName, titlePath } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { readReleases } from '../../catalogue/public.ts'
import type { DueLetter } from '../../community/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { dayFormatter } from '../../core/language/localDay.ts'
import type { LetterItem } from '../../core/mail/letter.ts'
import { watchedTitles } from '../../library/public.ts'
import { LETTER_TEXTS } from './texts.ts'

/** Lines of one section. */
const LINES_MAX = 15
const SPAN_MS = 7 * DAY_MS

type Link = (path: string) => string

/** The episodes of what a member watches: those of the last week that they have not seen, and those of the next. */
export async function letterReleases(
	{ db, pictures, now }: AppContext,
	letter: DueLetter,
	link: Link,
): Promise<{ unseen: LetterItem[]; coming: LetterItem[] }> {
	const watched = await watchedTitles(db, letter.memberId)
	if (watched.size === 0) return { unseen: [], coming: [] }
	const at = now().getTime()
	const ids = [...watched.keys()]
	const releases = await readReleases(
		db,
		pictures,
		at - SPAN_MS,
		at + SPAN_MS,
		(titleId) => sql`${titleId} = any(${ids}::int[])`,
	)
	const left = releases.filter(({ animeId, episode }) => episode === null || episode > (watched.get(animeId) ?? 0))
	const today = dayFormatter(letter.zone)(at)
	const isOut = ({ airsAt }: Release) => (isDay(airsAt) ? airsAt <= today : Date.parse(airsAt) <= at)
	return {
		unseen: left
			.filter(isOut)
			.slice(-LINES_MAX)
			.map((one) => lineOf(one, letter, link)),
		coming: left
			.filter((one) => !isOut(one))
			.slice(0, LINES_MAX)
			.map((one) => {
				const line = lineOf(one, letter, link)
				return { ...line, text: LETTER_TEXTS[letter.locale].at(line.text, timeOf(one, letter)) }
			}),
	}
}

function lineOf(release: Release, { locale }: DueLetter, link: Link): LetterItem {
	const texts = LETTER_TEXTS[locale]
	const name = titleName(release, locale)
	const what = release.episode === null ? name : texts.episode(name, release.episode)
	const { animeId: id, kind, format } = release
	return { text: release.isExpected ? texts.expected(what) : what, link: link(titlePath({ id, kind, format })) }
}

function timeOf({ airsAt }: Release, { locale, zone: timeZone }: DueLetter): string {
	const day = { weekday: 'short', day: 'numeric', month: 'short' } as const
	const format = isDay(airsAt)
		? ({ ...day, timeZone: 'UTC' } as const)
		: ({ ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const)
	return new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], format).format(Date.parse(airsAt))
}
