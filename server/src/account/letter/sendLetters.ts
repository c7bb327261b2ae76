import { titleName, titlePath } from 'shared-contract'
import type { Catalogue, Similarity } from '../../catalogue/public.ts'
import {
	COMMUNITY_READS,
	type DueLetter,
	postponeLetter,
	takeDueLetter,
	unsubscribePath,
} from '../../community/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { letterMail } from '../../core/mail/letter.ts'
import { type Mail, type Mailer, mailer } from '../../core/mail/mailer.ts'
import { suggestTitles } from '../../library/public.ts'
import { letterDrives } from './drives.ts'
import { letterFollowed } from './followed.ts'
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
