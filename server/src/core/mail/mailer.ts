import type { Settings } from '../settings.ts'

/** An e-mail as text and as HTML. */
export interface Mail {
	subject: string
	text: string
	html: string
	/** The address that ends such e-mails with one click (RFC 8058). */
	unsubscribe?: string
}

/** Sends e-mails over SMTP. */
export interface Mailer {
	/** @throws when the mail server refuses the e-mail */
	send(to: string, mail: Mail): Promise<void>
	/** The absolute URL of a path of the site. */
	link(path: string): string
}

const SMTP_TIMEOUT_MS = 10_000

/**
 * Creates the mailer, if `SMTP_URL` and `SITE_URL` are set. Links need `SITE_URL`, because the client chooses the Host of a
 * request.
 */
export function mailer({ SMTP_URL, SITE_URL, MAIL_FROM }: Settings): Mailer | undefined {
	if (SMTP_URL === undefined || SITE_URL === undefined) return undefined
	const from = MAIL_FROM ?? `Niouka <no-reply@${new URL(SITE_URL).hostname}>`
	return {
		async send(to, { subject, text, html, unsubscribe }) {
			const { createTransport } = await import('nodemailer')
			const transport = createTransport({
				url: SMTP_URL,
				connectionTimeout: SMTP_TIMEOUT_MS,
				greetingTimeout: SMTP_TIMEOUT_MS,
				socketTimeout: SMTP_TIMEOUT_MS,
				disableFileAccess: true,
				disableUrlAccess: true,
			})
			try {
				// As an object the address is not parsed as a list of addresses.
				await transport.sendMail({
					from,
					to: { name: '', address: to },
					subject,
					text,
					html,
					...(unsubscribe !== undefined && { headers: unsubscribeHeaders(unsubscribe) }),
				})
			} finally {
				transport.close()
			}
		},
		link: (path) => SITE_URL + path,
	}
}

function unsubscribeHeaders(address: string) {
	return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
