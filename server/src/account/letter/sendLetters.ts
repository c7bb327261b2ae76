import { type FollowedActivity, type Locale, titleName, titlePath } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { Catalogue, Similarity } from '../../catalogue/public.ts'
import {
	COMMUNITY_READS,
	type DueLetter,
	postponeLetter,
	readFollowedActivity,
	takeDueLetter,
	unsubscribePath,
} from '../../community/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { type LetterItem, letterMail } from '../../core/mail/letter.ts'
import { type Mail, type Mailer, mailer } from '../../core/mail/mailer.ts'
import { suggestTitles } from '../../library/public.ts'
import { letterDrives } from './drives.ts'
import { letterReleases } from './releases.ts'
import { LETTER_TEXTS } from './texts.ts'

const SUGGESTIONS = 3

/** Sends the weekly letters that are due, each once. A member about whose week there is nothing to tell gets none. */
export async function sendLetters(
	context: AppContext,
	catalogue: Catalogue & Similarity,
	mayGoOn = () => true,
): Promise<void> {
	const siteMailer = mailer(context.settings)
	if (!siteMailer) return
	while (mayGoOn()) {
		const due = await takeDueLetter(context.db, context.now())
		if (!due) return
		try {
			const mail = await writeLetter(context, catalogue, siteMailer, due)
			if (mail) await siteMailer.send(due.email, mail)
		} catch (error) {
			context.live.report(error, 'a weekly letter was not sent')
			// Of other failures nobody knows whether the letter has left.
			if (hadNoConnection(error)) await postponeLetter(context.db, due, context.now())
		}
	}
}

async function writeLetter(
	context: AppContext,
	catalogue: Catalogue & Similarity,
	siteMailer: Mailer,
	due: DueLetter,
): Promise<Mail | undefined> {
	const { memberId, username, locale } = due
	const texts = LETTER_TEXTS[locale]
	const link = (path: string) => siteMailer.link(path)
	const { unseen, coming } = await letterReleases(context, due, link)
	const followed = await letterFollowed(context, due, link)
	if (unseen.length + coming.length + followed.length === 0) return undefined
	const suggestions = (await suggestTitles(catalogue, COMMUNITY_READS, memberId, context.now())).slice(0, SUGGESTIONS)
	const forYou = suggestions.map(({ title }) => ({ text: titleName(title, locale), link: link(titlePath(title)) }))
	return letterMail(locale, {
		subject: texts.subject,
		begin: [texts.greeting(username)],
		sections: [
			{ heading: texts.unseen, items: unseen },
			{ heading: texts.coming, items: coming },
			{ heading: texts.followed, items: followed },
			{ heading: texts.forYou, items: forYou },
			{ heading: texts.drives, items: await letterDrives(context, due, link) },
		],
		end: [texts.why],
		leave: [
			{ text: texts.leave, link: link(await unsubscribePath(context.db, { subject: 'letter', memberId }, locale)) },
			{ text: texts.settings, link: link('/settings/notifications') },
		],
	})
}

function hadNoConnection(error: unknown): boolean {
	return error instanceof Error && 'command' in error && error.command === 'CONN'
}

const LINES_MAX = 5
const SPAN_MS = 7 * DAY_MS

/** What the members whom a member follows did with titles in the last week, in a few lines. */
async function letterFollowed(
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
