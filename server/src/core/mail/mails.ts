import { LANGUAGE_TAGS, type Locale } from 'shared-contract'
import { escapeMarkup } from 'shared-contract/markup'
import type { Mail } from './mailer.ts'
import { type AccountEvent, MAIL_TRANSLATIONS } from './translations.ts'

/** The e-mail with the link of a password recovery. */
export function recoveryMail(locale: Locale, link: string): Mail {
	const { greeting, recovery, signature } = MAIL_TRANSLATIONS[locale]
	return compose(locale, recovery.subject, [greeting(''), recovery.text], {
		button: { label: recovery.button, link },
		end: [recovery.end, signature],
	})
}

/** The e-mail with the link that confirms an address. */
export function confirmEmailMail(locale: Locale, { username, link }: { username: string; link: string }): Mail {
	const { greeting, confirmation, signature } = MAIL_TRANSLATIONS[locale]
	return compose(locale, confirmation.subject, [greeting(username), confirmation.text], {
		button: { label: confirmation.button, link },
		end: [confirmation.end, signature],
	})
}

/** The e-mail that tells the owner of an account what has changed about its sign-in. */
export function accountChangedMail(locale: Locale, username: string, events: readonly AccountEvent[]): Mail {
	const { greeting, changed, events: texts, signature } = MAIL_TRANSLATIONS[locale]
	const changes = events.map((event) => texts[event])
	return compose(locale, changed.subject, [greeting(username), ...changes], { end: [changed.end, signature] })
}

interface MailEnd {
	button?: { label: string; link: string }
	end: readonly string[]
}

function compose(locale: Locale, subject: string, begin: readonly string[], { button, end }: MailEnd): Mail {
	const buttonHtml = button
		? `<p style="margin:0 0 16px"><a href="${escapeMarkup(button.link)}" style="${BUTTON}">${escapeMarkup(button.label)}</a></p>
<p style="margin:0 0 16px;word-break:break-all;color:#6b6459">${escapeMarkup(button.link)}</p>`
		: ''
	return {
		subject,
		text: [...begin, ...(button ? [button.link] : []), ...end].join('\n\n'),
		html: `<!doctype html><html lang="${LANGUAGE_TAGS[locale]}"><body style="${BODY}">
${begin.map(paragraph).join('\n')}
${buttonHtml}
${end.map(paragraph).join('\n')}
</body></html>`,
	}
}

/** A paragraph of an e-mail as HTML. */
export const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeMarkup(text)}</p>`
/** The look of the body of an e-mail. */
export const BODY = 'margin:0 auto;padding:24px;max-width:560px;font:16px/1.6 sans-serif;color:#1d1a16;background:#fff'
const BUTTON =
	'display:inline-block;padding:12px 20px;border-radius:8px;background:#b3261e;color:#fff;font-weight:700;text-decoration:none'
