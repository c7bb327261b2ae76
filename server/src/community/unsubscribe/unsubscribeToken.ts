import { createHmac, timingSafeEqual } from 'node:crypto'
import { LOCALE_PARAMETER, type Locale } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { siteKey } from '../../core/keys/siteKey.ts'

/** What a link ends: the weekly letter, or e-mails with notifications. */
const SUBJECTS = ['letter', 'notifications'] as const
export type UnsubscribeSubject = (typeof SUBJECTS)[number]

export const UNSUBSCRIBE_BASE = '/unsubscribe/'
const TOKEN = /^(letter|notifications)[.]([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})[.]([A-Za-z0-9_-]{43})$/

interface Unsubscription {
	subject: UnsubscribeSubject
	memberId: string
}

/** The path that ends e-mails to a member, in their language. It needs no session, and can do nothing else. */
export async function unsubscribePath(db: Database, wanted: Unsubscription, locale: Locale): Promise<string> {
	const token = `${wanted.subject}.${wanted.memberId}.${await signatureOf(db, wanted)}`
	return `${UNSUBSCRIBE_BASE}${token}?${LOCALE_PARAMETER}=${locale}`
}

/** What a token ends; undefined for one that is not of this site. */
export async function readUnsubscribeToken(db: Database, token: string): Promise<Unsubscription | undefined> {
	const [, name, memberId, signature] = TOKEN.exec(token) ?? []
	const subject = SUBJECTS.find((one) => one === name)
	if (!subject || memberId === undefined || signature === undefined) return undefined
	const right = await signatureOf(db, { subject, memberId })
	return timingSafeEqual(Buffer.from(signature), Buffer.from(right)) ? { subject, memberId } : undefined
}

async function signatureOf(db: Database, { subject, memberId }: Unsubscription): Promise<string> {
	const { secret } = await siteKey(db, 'unsubscribe')
	return createHmac('sha256', secret).update(`${subject}\n${memberId}`).digest('base64url')
}
