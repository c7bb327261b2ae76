import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { type Member, OWN_PROFILE } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { memberShown } from '../../core/identity/authentication.ts'
import { usernameKey } from '../../core/identity/username.ts'
import { Problem } from '../../core/problem.ts'
import { mayRead } from '../privacy/mayRead.ts'

/** Whose profile is asked for, and who asks: themselves, the sample member for a visitor of a demo, or nobody. */
export interface ProfileAsked {
	ownerId: string
	reader: Member | null
}

/**
 * Finds the member whom an address names, in any spelling that folds to their name or to one that they had.
 *
 * @throws Problem 401 where it is one's own and nobody asks; 404 where there is no such member, or the reader may not know
 * of them: the two cannot be told apart.
 */
export async function profileAsked(
	request: FastifyRequest,
	context: AppContext,
	username: string,
): Promise<ProfileAsked> {
	const reader = await memberShown(request, context)
	if (username === OWN_PROFILE) {
		if (!reader) throw new Problem('auth.required', 401)
		return { ownerId: reader.id, reader }
	}
	const ownerId = await readableMemberId(context.db, reader, username)
	if (ownerId === undefined) throw new Problem('request.notFound', 404)
	return { ownerId, reader }
}

/** The id of the member with a name, where the reader may know of them. */
export async function readableMemberId(
	db: Database,
	reader: { id: string } | null,
	username: string,
): Promise<string | undefined> {
	const key = usernameKey(username)
	// Who has the name now comes before who had it.
	const { rows } = await sql<{ id: string }>`
		select id from (
			select id, 1 as place from member where username_key = ${key}
			union all select member_id, 2 from former_username where username_key = ${key}
		) as named order by place limit 1`.execute(db)
	const id = rows[0]?.id
	return id !== undefined && (await mayRead(db, reader, id)) ? id : undefined
}
