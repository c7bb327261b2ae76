import { sql } from 'kysely'
import {
	MESSAGES_FROM,
	type MessagesFrom,
	MINOR_MESSAGES_FROM,
	type Privacy,
	type PrivacySettings,
} from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { isMinor } from '../../core/identity/age.ts'
import { Problem } from '../../core/problem.ts'
import { messagesFrom } from './messagesFrom.ts'

interface Row {
	is_public: boolean
	messages_from: MessagesFrom
	is_minor: boolean
}

/** A member's privacy settings; public by default. */
export async function readPrivacy(db: Database, memberId: string): Promise<PrivacySettings> {
	const member = sql`${memberId}::uuid`
	const { rows } = await sql<Row>`select ${isMinor(member)} as is_minor, ${messagesFrom(member)} as messages_from,
		not exists (select from member_privacy where member_id = ${member} and not is_public) as is_public`.execute(db)
	const [row] = rows
	if (!row) throw new Problem('request.notFound', 404)
	const messageChoices = row.is_minor ? MINOR_MESSAGES_FROM : MESSAGES_FROM
	return { isPublic: row.is_public, messagesFrom: row.messages_from, messageChoices: [...messageChoices] }
}

/** Writes a member's privacy settings. @throws Problem 403 `privacy.minor` if a minor lets more people write than they may. */
export async function writePrivacy(db: Database, memberId: string, chosen: Privacy): Promise<PrivacySettings> {
	const { isPublic, messagesFrom } = chosen
	const { messageChoices } = await readPrivacy(db, memberId)
	if (messagesFrom !== undefined && !messageChoices.includes(messagesFrom)) throw new Problem('privacy.minor', 403)
	const values = { is_public: isPublic, ...(messagesFrom === undefined ? {} : { messages_from: messagesFrom }) }
	await db
		.insertInto('member_privacy')
		.values({ member_id: memberId, messages_from: null, ...values })
		.onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
		.execute()
	return readPrivacy(db, memberId)
}
