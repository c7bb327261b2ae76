import type { Generated } from 'kysely'

/** Letters of which somebody can be sent no more than a few. */
export type MailKind = 'recovery' | 'confirmation' | 'confirmationAsked' | 'changed'

export interface MailTables {
	mail_sent: {
		id: Generated<number>
		kind: MailKind
		/** Over the address, or the member who asked: nobody is read off it. */
		about_hash: string
		sent_at: Date
	}
}
