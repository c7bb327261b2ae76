import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { ENTITY_NAME, ENTITY_OF_PROPOSAL } from './entityName.ts'

/** A proposal that a moderator settled. */
export interface ReviewedProposal {
	memberId: string
	/** The name of what it edits. */
	name: string
	state: 'accepted' | 'partly' | 'refused'
}

/** Returns the proposals that moderators settled since the last call, each once, without those of the reviewers themselves. */
export async function takeReviewed(db: Database, now: Date): Promise<ReviewedProposal[]> {
	const { rows } = await sql<ReviewedProposal>`
		with taken as (
			update proposal set notified_at = ${now}
			where notified_at is null and state in ('accepted', 'partly', 'refused')
			returning id, entity, entity_id, member_id, reviewed_by, state
		)
		select p.member_id as "memberId", p.state, ${ENTITY_NAME} as name
		from taken p ${ENTITY_OF_PROPOSAL}
		where p.member_id is distinct from p.reviewed_by and ${ENTITY_NAME} is not null
		order by p.id`.execute(db)
	return rows
}
