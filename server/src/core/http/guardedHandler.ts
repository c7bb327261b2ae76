import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Member, Route } from 'shared-contract'
import type { AppContext, ProcessContext } from '../appContext.ts'
import { currentMember } from '../identity/authentication.ts'
import { deferLive } from '../live/live.ts'
import { Problem } from '../problem.ts'
import { networkOf } from '../security/networkOf.ts'
import { memberLimit } from '../security/rateLimit.ts'
import { type IdempotentRequest, idempotencyKey, runOnceByLease, runOnceInTransaction } from './idempotency.ts'
import type { ServeOptions } from './serve.ts'

/** Default limit of a member's writes by one route. */
const WRITES_PER_MINUTE = 120

declare module 'fastify' {
	interface FastifyInstance {
		context: ProcessContext
	}
}

/** Handles a request. In a transaction, the context is that of the transaction. */
type Handle<Answer> = (context: AppContext) => Promise<Answer> | Answer

/** Applies the member's rate limit and the idempotency key before the handler of a route. */
export function guardedHandler<Answer>(
	app: FastifyInstance,
	route: Route,
	options: ServeOptions,
): (request: FastifyRequest, handle: Handle<Answer>) => Promise<Answer> | Answer {
	const { perMember = route.method === 'GET' ? undefined : WRITES_PER_MINUTE } = options
	const { idempotent = route.method === 'POST' ? 'transaction' : false } = options
	if (perMember === undefined && !idempotent) return (_request, handle) => handle(app.context)
	const memberIdOf = async (request: FastifyRequest) => (await currentMember(request, app.context))?.id ?? request.ip
	const limit = perMember === undefined ? undefined : memberLimit(app, route, perMember, memberIdOf)

	return async (request, handle) => {
		const { context } = app
		const member = await currentMember(request, context)
		if (member) await limit?.(request)
		const keyed = idempotent ? readIdempotentRequest(request, route, member, context.now()) : undefined
		try {
			if (idempotent === 'transaction') return await inOneTransaction(context, keyed, handle)
			return keyed ? await runOnceByLease(context.db, keyed, async () => handle(context)) : await handle(context)
		} catch (error) {
			throw await refusalOf(error, member, context)
		}
	}
}

function readIdempotentRequest(
	request: FastifyRequest,
	route: Route,
	member: Member | null,
	now: Date,
): IdempotentRequest | undefined {
	const key = idempotencyKey(request.headers['idempotency-key'])
	if (key === undefined) return undefined
	const { params, query, body } = request
	const owner = member?.id ?? networkOf(request.ip)
	return { owner, route: `${route.method} ${route.path}`, key, input: [params, query, body], now }
}

/** Runs the handler in one transaction. Live events are published after its commit. */
async function inOneTransaction<Answer>(
	context: AppContext,
	keyed: IdempotentRequest | undefined,
	handle: Handle<Answer>,
): Promise<Answer> {
	const deferred: (() => void)[] = []
	const live = deferLive(context.live, (publish) => deferred.push(publish))
	const inside = async (db: AppContext['db']) => handle({ ...context, db, live })
	const answer = keyed
		? await runOnceInTransaction(context.db, keyed, inside)
		: await context.db.transaction().execute(inside)
	for (const publish of deferred) publish()
	return answer
}

/** The account may be deleted while a request of it is handled: the failed foreign key then becomes a 401. */
async function refusalOf(error: unknown, member: Member | null, { db }: AppContext): Promise<unknown> {
	if (error instanceof Problem || !member || !isMissingReference(error)) return error
	const stored = await db.selectFrom('member').where('id', '=', member.id).select('id').executeTakeFirst()
	return stored ? error : new Problem('auth.required', 401)
}

/** Postgres: foreign_key_violation. */
function isMissingReference(error: unknown): boolean {
	return error instanceof Error && 'code' in error && error.code === '23503'
}
