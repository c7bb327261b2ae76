import { type Expression, type RawBuilder, sql } from 'kysely'
import { type MessagesFrom, MINOR_MESSAGES_FROM } from 'shared-contract'
import { isMinor } from '../../core/identity/age.ts'

const minors = sql.join(MINOR_MESSAGES_FROM.map((choice) => sql.lit(choice)))

/** SQL: whom a member lets write to them. Strangers are never among a minor's, whatever was chosen before. */
export function messagesFrom(memberId: Expression<unknown>): RawBuilder<MessagesFrom> {
	const chosen = sql`(select p.messages_from from member_privacy p where p.member_id = ${memberId})`
	return sql<MessagesFrom>`(select case when not ${isMinor(memberId)} then coalesce(choice.messages_from, 'groups')
		when choice.messages_from is null then 'friends'
		when choice.messages_from in (${minors}) then choice.messages_from
		else 'followed' end from (select ${chosen} as messages_from) choice)`
}
