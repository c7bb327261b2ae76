import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { AppContext } from '../core/appContext.ts'
import { seesAdult } from '../core/identity/age.ts'
import { currentMember } from '../core/identity/authentication.ts'
import { CatalogueIndex } from './catalogueIndex.ts'
import type { Catalogue } from './listing/listTitles.ts'
import type { ReadCards } from './listing/readCards.ts'
import { ReadCache } from './readCache.ts'
import { isShownTo } from './shownTitle.ts'

/** `Cache-Control` of an answer that may hold adult titles. */
const PERSONAL = 'private, no-store'
const CACHED_PAGES = 50

/** Chooses the catalogue for a request that may ask for adult titles with `adult`. */
export type CatalogueFor = (request: FastifyRequest, reply: FastifyReply, asked: '1' | undefined) => Promise<Catalogue>

/**
 * The catalogue of everybody, or that of the adult titles alone for an adult member who asks. The latter is loaded by the first
 * request for it.
 */
export function withAdultCatalogue(context: AppContext, everybodys: Catalogue): CatalogueFor {
	const { db, pictures, now } = context
	const adults: Catalogue = {
		db,
		pictures,
		index: new CatalogueIndex(db, 'adults'),
		cards: new ReadCache<ReadCards>({ name: 'adultCards', db, now, size: CACHED_PAGES }),
		shown: sql`t.is_adult`,
	}
	return async (request, reply, asked) => {
		if (asked === undefined) return everybodys
		return (await adultReader(request, reply, context)) === undefined ? everybodys : adults
	}
}

/** The id of the member of a request who sees adult titles; the answer is then theirs alone. */
async function adultReader(
	request: FastifyRequest,
	reply: FastifyReply,
	context: AppContext,
): Promise<string | undefined> {
	reply.header('cache-control', PERSONAL)
	const member = await currentMember(request, context)
	return member && (await seesAdult(context.db, member.id)) ? member.id : undefined
}

/** Which titles a request that asks for adult ones is shown; undefined for those of everybody. */
export async function shownToAdult(request: FastifyRequest, reply: FastifyReply, context: AppContext) {
	const reader = await adultReader(request, reply, context)
	return reader === undefined ? undefined : isShownTo(reader)
}
