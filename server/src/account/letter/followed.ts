import { type FollowedActivity, type Locale, titleName, titlePath } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { type DueLetter, readFollowedActivity } from '../../community/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import type { LetterItem } from '../../core/mail/letter.ts'
import { LETTER_TEXTS } from './texts.ts'

const LINES_MAX = 5
const SPAN_MS = 7 * DAY_MS

/** What the members whom a member follows did with titles in the last week, in a few lines. */
export async function letterFollowed(
	{ db, pictures, now }: AppContext,
	{ memberId, locale }: DueLetter,
	link: (path: string) => string,
): Promise<LetterItem[]> {
	const at = now()
	const since = new Date(at.getTime() - SPAN_MS).toISOString()
	const activities = await readFollowedActivity(db, { followerId: memberId, now: at, pictures })
	return activities
		.filter((activity) => activity.at >= since)
		.flatMap((activity) => {
			const { subject } = activity
			if (subject.kind !== 'title') return []
			const text = sentenceOf(activity, titleName(subject.title, locale), locale)
			return text === undefined ? [] : [{ text, link: link(titlePath(subject.title)) }]
		})
		.slice(0, LINES_MAX)
}

function sentenceOf({ event, user, score }: FollowedActivity, title: string, locale: Locale): string | undefined {
	const texts = LETTER_TEXTS[locale]
	if (event === 'scored') return score === null ? undefined : texts.scored(user.name, title, score)
	if (event !== 'finished' && event !== 'reviewed' && event !== 'saved') return undefined
	return texts[event](user.name, title)
}
