import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Member, Route } from 'shared-contract'
import { memberAsking } from '../account/authentication.ts'
import type { Parts, SiteParts } from '../parts.ts'
import { networkOf } from '../security/networkOf.ts'
import { memberLimit } from '../security/rateLimit.ts'
import { deferLive } from './deferLive.ts'
import { idempotencyKey, type Keyed, onceByLease, onceInTransaction } from './idempotency.ts'
import { Problem } from './problem.ts'
import type { ServeOptions } from './serve.ts'

/** How often a member may write by one route in a minute, where the route does not say. */
const WRITES_PER_MINUTE = 120

declare module 'fastify' {
	interface FastifyInstance {
		parts: SiteParts
	}
}

/** Handles a request with the parts that it is given. */
type Act<Answer> = (parts: Parts) => Promise<Answer> | Answer

/** What stands between a request and its handler: how often a member may ask, and that what is made is made once. */
export function guardOf<Answer>(
	app: FastifyInstance,
	route: Route,
	options: ServeOptions,
): (request: FastifyRequest, act: Act<Answer>) => Promise<Answer> | Answer {
	const { perMember = route.method === 'GET' ? undefined : WRITES_PER_MINUTE } = options
	const { idempotent = route.method === 'POST' ? 'transaction' : false } = options
	if (perMember === undefined && !idempotent) return (_request, act) => act(app.parts)
	const memberIdOf = async (request: FastifyRequest) => (await memberAsking(request, app.parts))?.id ?? request.ip
	const limit = perMember === undefined ? undefined : memberLimit(app, perMember, memberIdOf)

	return async (request, act) => {
		const { parts } = app
		const member = await memberAsking(request, parts)
		if (member) await limit?.(request)
		const keyed = idempotent ? keyedOf(request, route, member, parts.now()) : undefined
		try {
			if (idempotent === 'transaction') return await inOneTransaction(parts, keyed, act)
			return keyed ? await onceByLease(parts.db, keyed, async () => act(parts)) : await act(parts)
		} catch (error) {
			throw await refusalOf(error, member, parts)
		}
	}
}

function keyedOf(request: FastifyRequest, route: Route, member: Member | null, now: Date): Keyed | undefined {
	const key = idempotencyKey(request.headers['idempotency-key'])
	if (key === undefined) return undefined
	const { params, query, body } = request
	const owner = member?.id ?? networkOf(request.ip)
	return { owner, route: `${route.method} ${route.path}`, key, asked: [params, query, body], now }
}

/** Everything that the handler writes is one transaction, and pages hear of it once that has committed. */
async function inOneTransaction<Answer>(parts: Parts, keyed: Keyed | undefined, act: Act<Answer>): Promise<Answer> {
	const told: (() => void)[] = []
	const live = deferLive(parts.live, (work) => told.push(work))
	const inside = async (db: Parts['db']) => act({ ...parts, db, live })
	const answer = keyed ? await onceInTransaction(parts.db, keyed, inside) : await parts.db.transaction().execute(inside)
	for (const tell of told) tell()
	return answer
}

/** A member who is deleted while a request of theirs is handled is no member any more: what fails for that is refused. */
async function refusalOf(error: unknown, member: Member | null, { db }: Parts): Promise<unknown> {
	if (error instanceof Problem || !member || !isMissingReference(error)) return error
	const there = await db.selectFrom('member').where('id', '=', member.id).select('id').executeTakeFirst()
	return there ? error : new Problem('auth.required', 401)
}

/** Postgres: foreign_key_violation. */
function isMissingReference(error: unknown): boolean {
	return error instanceof Error && 'code' in error && error.code === '23503'
}
