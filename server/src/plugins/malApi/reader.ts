import type { FastifyRequest } from 'fastify'
import { type Kind, OWN_PROFILE } from 'shared-contract'
import { type Catalogue, rankOf } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { siteOrigin } from '../../core/http/origin.ts'
import { tokenAccess } from '../../core/identity/tokenAccess.ts'
import { readableMemberId } from '../../core/identity/visibility/resolveProfile.ts'
import { localeOf } from '../../core/language/locale.ts'
import { Problem } from '../../core/problem.ts'
import { parseFields } from './fields.ts'
import type { TitleQuery } from './titleFields.ts'

/** The id of the member whose token may read their list; null for anybody else. */
export async function readerOf(request: FastifyRequest, context: AppContext): Promise<string | null> {
	const access = await tokenAccess(request, context)
	return access?.scopes.includes('list:read') ? access.member.id : null
}

/**
 * The owner of a list or profile by a name, `@me` for the reader.
 *
 * @throws Problem 401 or 403 for `@me` without a token that may read it; 404 if the reader may not see the member.
 */
export async function ownerOf(request: FastifyRequest, context: AppContext, name: string) {
	const readerId = await readerOf(request, context)
	if (name === OWN_PROFILE) {
		const access = await tokenAccess(request, context)
		if (!access) throw new Problem('auth.required', 401)
		if (readerId === null) throw new Problem('auth.scope', 403)
		return { ownerId: readerId, isOwn: true }
	}
	const ownerId = await readableMemberId(context.db, readerId === null ? null : { id: readerId }, name)
	if (ownerId === undefined) throw new Problem('request.notFound', 404)
	return { ownerId, isOwn: ownerId === readerId }
}

/** What the fields of titles in an answer depend on. */
export async function titleQuery(
	request: FastifyRequest,
	{ context, catalogue, kind, fields = '' }: Asked,
): Promise<TitleQuery> {
	const asked = parseFields(fields)
	const none = () => null
	return {
		kind,
		fields: asked,
		locale: localeOf(request),
		readerId: await readerOf(request, context),
		origin: siteOrigin(request, context.settings),
		pictures: context.pictures,
		rankOf: {
			rank: asked.has('rank') ? await rankOf(catalogue, kind, 'rating') : none,
			popularity: asked.has('popularity') ? await rankOf(catalogue, kind, 'renown') : none,
		},
	}
}

interface Asked {
	context: AppContext
	catalogue: Catalogue
	kind: Kind
	fields?: string | undefined
}
