import type { Settings } from '../settings.ts'

/** A mail, as text and as simple HTML. */
export interface Mail {
	subject: string
	text: string
	html: string
}

/** How the site sends mail. */
export interface Mailer {
	/** @throws where the mail server does not take it. */
	send(to: string, letter: Mail): Promise<void>
	/** The whole address of a path of the site: a mail stands on no page. */
	link(path: string): string
}

const MAX_STALENESS_MS = 10_000

/**
 * How the site sends mail, where it does: it needs a mail server, and an address of its own that the links lead to. The
 * address that a request names would not do: whoever asks chooses it.
 */
export function mailer({ SMTP_URL, SITE_URL, MAIL_FROM }: Settings): Mailer | undefined {
	if (SMTP_URL === undefined || SITE_URL === undefined) return undefined
	const from = MAIL_FROM ?? `Niouka <no-reply@${new URL(SITE_URL).hostname}>`
	return {
		async send(to, { subject, text, html }) {
			const { createTransport } = await import('nodemailer')
			const post = createTransport({
				url: SMTP_URL,
				connectionTimeout: MAX_STALENESS_MS,
				greetingTimeout: MAX_STALENESS_MS,
				socketTimeout: MAX_STALENESS_MS,
				disableFileAccess: true,
				disableUrlAccess: true,
			})
			try {
				// As an object an address is never read as a list of several.
				await post.sendMail({ from, to: { name: '', address: to }, subject, text, html })
			} finally {
				post.close()
			}
		},
		link: (path) => SITE_URL + path,
	}
}
