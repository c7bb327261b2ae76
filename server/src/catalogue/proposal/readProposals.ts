import { type RawBuilder, sql } from 'kysely'
import {
	type EditedEntity,
	type Format,
	type Kind,
	PROPOSALS_PAGE_SIZE,
	type Proposal,
	type ProposalState,
	type ProposedField,
	titlePath,
} from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { type MemberColumns, presentMember } from '../revision/revisionLog.ts'
import { ENTITY_NAME, ENTITY_OF_PROPOSAL } from './entityName.ts'

interface ProposalRow extends MemberColumns {
	id: number
	entity: EditedEntity
	entity_id: number
	made_at: Date
	changes: ProposedField[]
	state: ProposalState
	reason: string | null
	name: string | null
	kind: Kind | null
	format: Format | null
}

interface ProposalPage {
	items: Proposal[]
	next: number | null
}

/** One page of the proposals that wait for a moderator, the oldest first, after one of them. */
export function readWaitingProposals(db: Database, after: number): Promise<ProposalPage> {
	return readPage(db, sql`p.state = 'waiting' and p.id > ${after} order by p.id`)
}

/** One page of the proposals of a member, the latest first, after one of them. */
export function readOwnProposals(db: Database, memberId: string, after: number | null): Promise<ProposalPage> {
	const older = after === null ? sql`` : sql`and p.id < ${after}`
	return readPage(db, sql`p.member_id = ${memberId} ${older} order by p.id desc`)
}

async function readPage(db: Database, where: RawBuilder<unknown>): Promise<ProposalPage> {
	const { rows } = await sql<ProposalRow>`
		select p.id, p.entity, p.entity_id, p.made_at, p.changes, p.state, p.reason, p.member_id, m.username, m.avatar_url,
			${ENTITY_NAME} as name, t.kind, t.format
		from proposal p left join member m on m.id = p.member_id
		${ENTITY_OF_PROPOSAL}
		where not exists (select from title x where x.is_adult and x.id = coalesce(t.id, e.title_id))
			and ${where} limit ${PROPOSALS_PAGE_SIZE + 1}`.execute(db)
	const page = rows.slice(0, PROPOSALS_PAGE_SIZE)
	return { items: page.map(presentProposal), next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null }
}

function presentProposal(row: ProposalRow): Proposal {
	return {
		id: row.id,
		entity: row.entity,
		entityId: row.entity_id,
		name: row.name ?? '',
		path: pathOf(row),
		author: presentMember(row),
		at: row.made_at.toISOString(),
		fields: row.changes,
		state: row.state,
		reason: row.reason,
	}
}

function pathOf({ entity, entity_id: id, name, kind, format }: ProposalRow): string | null {
	if (name === null) return null
	if (entity !== 'title') return `/${entity}/${id}`
	return kind === null || format === null ? null : titlePath({ id, kind, format })
}
