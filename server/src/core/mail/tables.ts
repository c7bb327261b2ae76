import type { Generated } from 'kysely'

/** The kinds of e-mails that are rate-limited. */
export type MailKind = 'recovery' | 'confirmation' | 'confirmationAsked' | 'changed'

export interface MailTables {
	mail_sent: {
		id: Generated<number>
		kind: MailKind
		/** Hash of the address, or of the id of the member who asked. */
		about_hash: string
		sent_at: Date
	}
}
