import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { type Member, OWN_PROFILE } from 'shared-contract'
import type { AppContext } from '../../appContext.ts'
import type { Database } from '../../database/schema.ts'
import { Problem } from '../../problem.ts'
import { viewedMember } from '../authentication.ts'
import { usernameKey } from '../username.ts'
import { mayRead } from './mayRead.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The owner of a requested profile and its viewer: a member, the sample member for a visitor of a demo, or null. */
export interface ProfileAccess {
	ownerId: string
	viewer: Member | null
}

/**
 * Finds the profile of a path by the owner's present or former username, in any spelling with the same key.
 *
 * @throws Problem 401 for the own profile without a viewer; 404 if the member does not exist or is not visible to the
 * viewer.
 */
export async function resolveProfile(
	request: FastifyRequest,
	context: AppContext,
	username: string,
): Promise<ProfileAccess> {
	const viewer = await viewedMember(request, context)
	if (username === OWN_PROFILE) {
		if (!viewer) throw new Problem('auth.required', 401)
		return { ownerId: viewer.id, viewer }
	}
	const ownerId = await readableMemberId(context.db, viewer, username)
	if (ownerId === undefined) throw new Problem('request.notFound', 404)
	return { ownerId, viewer }
}

/** The id of the member with a username, if visible to the viewer. */
export async function readableMemberId(
	db: Database,
	viewer: { id: string } | null,
	username: string,
): Promise<string | undefined> {
	const key = usernameKey(username)
	// The present owner of the name comes before a former one.
	const { rows } = await sql<{ id: string }>`
		select id from (
			select id, 1 as place from member where username_key = ${key}
			union all select member_id, 2 from former_username where username_key = ${key}
		) as named order by place limit 1`.execute(db)
	const id = rows[0]?.id
	// Also asked without a member: a faster answer would tell that no private member has the name.
	const isReadable = await mayRead(db, viewer, id ?? NOBODY)
	return isReadable ? id : undefined
}
