import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Member, Route } from 'shared-contract'
import type { AppContext, ProcessContext } from '../appContext.ts'
import { memberAsking } from '../identity/authentication.ts'
import { deferLive } from '../live/deferLive.ts'
import { Problem } from '../problem.ts'
import { networkOf } from '../security/networkOf.ts'
import { memberLimit } from '../security/rateLimit.ts'
import { idempotencyKey, type Keyed, onceByLease, onceInTransaction } from './idempotency.ts'
import type { ServeOptions } from './serve.ts'

/** How often a member may write by one route in a minute, where the route does not say. */
const WRITES_PER_MINUTE = 120

declare module 'fastify' {
	interface FastifyInstance {
		context: ProcessContext
	}
}

/** Handles a request in the context that it is given: in a transaction, that of the transaction. */
type Act<Answer> = (context: AppContext) => Promise<Answer> | Answer

/** What stands between a request and its handler: how often a member may ask, and that what is made is made once. */
export function guardedHandler<Answer>(
	app: FastifyInstance,
	route: Route,
	options: ServeOptions,
): (request: FastifyRequest, act: Act<Answer>) => Promise<Answer> | Answer {
	const { perMember = route.method === 'GET' ? undefined : WRITES_PER_MINUTE } = options
	const { idempotent = route.method === 'POST' ? 'transaction' : false } = options
	if (perMember === undefined && !idempotent) return (_request, act) => act(app.context)
	const memberIdOf = async (request: FastifyRequest) => (await memberAsking(request, app.context))?.id ?? request.ip
	const limit = perMember === undefined ? undefined : memberLimit(app, perMember, memberIdOf)

	return async (request, act) => {
		const { context } = app
		const member = await memberAsking(request, context)
		if (member) await limit?.(request)
		const keyed = idempotent ? keyedOf(request, route, member, context.now()) : undefined
		try {
			if (idempotent === 'transaction') return await inOneTransaction(context, keyed, act)
			return keyed ? await onceByLease(context.db, keyed, async () => act(context)) : await act(context)
		} catch (error) {
			throw await refusalOf(error, member, context)
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
async function inOneTransaction<Answer>(
	context: AppContext,
	keyed: Keyed | undefined,
	act: Act<Answer>,
): Promise<Answer> {
	const told: (() => void)[] = []
	const live = deferLive(context.live, (work) => told.push(work))
	const inside = async (db: AppContext['db']) => act({ ...context, db, live })
	const answer = keyed
		? await onceInTransaction(context.db, keyed, inside)
		: await context.db.transaction().execute(inside)
	for (const tell of told) tell()
	return answer
}

/** A member who is deleted while a request of theirs is handled is no member any more: what fails for that is refused. */
async function refusalOf(error: unknown, member: Member | null, { db }: AppContext): Promise<unknown> {
	if (error instanceof Problem || !member || !isMissingReference(error)) return error
	const there = await db.selectFrom('member').where('id', '=', member.id).select('id').executeTakeFirst()
	return there ? error : new Problem('auth.required', 401)
}

/** Postgres: foreign_key_violation. */
function isMissingReference(error: unknown): boolean {
	return error instanceof Error && 'code' in error && error.code === '23503'
}
