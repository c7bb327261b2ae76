import { sql } from 'kysely'
import type { ConsentRequest, Scope } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { hashToken } from '../../core/identity/tokenAccess.ts'
import { readableMember } from '../../core/identity/visibility/mayRead.ts'
import { Problem } from '../../core/problem.ts'
import { readAuthorizations, saveGrant, scopesIn } from './grants.ts'

/** What an app waits for: the member's answer to a request of a browser, or to the code of another device. */
export interface Waiting {
	model: 'Interaction' | 'DeviceCode'
	idHash: string
	appId: string
	scopes: Scope[]
	/** Null for another device. */
	redirectAddress: string | null
}

/** Of a request or a code of a device. */
export const isUnanswered = sql<boolean>`not payload ?| array['accountId', 'error', 'result']`

type Column = 'id_hash' | 'user_code_hash'

/**
 * What waits for an answer under an id or a user code. It is locked until the end of a transaction.
 *
 * @throws Problem 404 if nothing does, or no longer.
 */
export async function findWaiting(
	{ db, now }: Pick<AppContext, 'db' | 'now'>,
	model: Waiting['model'],
	column: Column,
	text: string,
): Promise<Waiting> {
	const row = await db
		.selectFrom('oauth_record')
		.where('model', '=', model)
		.where(column, '=', hashToken(text))
		.where('expires_at', '>', now())
		.where(isUnanswered)
		.select(['id_hash', 'app_id', 'payload'])
		.forUpdate()
		.executeTakeFirst()
	if (!row?.app_id) throw new Problem('request.notFound', 404)
	const { scope, redirect_uri: address } = parametersOf(row.payload)
	return {
		model,
		idHash: row.id_hash,
		appId: row.app_id,
		scopes: scopesIn(scope),
		redirectAddress: typeof address === 'string' ? address : null,
	}
}

/** What the member is shown. */
export async function describeRequest(
	db: Database,
	memberId: string,
	{ appId, scopes, redirectAddress }: Waiting,
): Promise<ConsentRequest> {
	const { developer, ...app } = await db
		.selectFrom('app')
		.innerJoin('member', 'member.id', 'app.owner_id')
		.where('app.id', '=', appId)
		.select((eb) => [
			'app.id',
			'app.name',
			'app.website',
			eb
				.case()
				.when(readableMember(memberId, eb.ref('member.id')))
				.then(eb.ref('member.username'))
				.else(null)
				.end()
				.as('developer'),
		])
		.executeTakeFirstOrThrow()
	return {
		app: { ...app, developer },
		scopes,
		returnsTo: redirectAddress === null ? null : placeOf(redirectAddress),
		isKnown: await isAllowed(db, memberId, { appId, scopes }),
	}
}

/** Whether a member lets an app do all of this already. */
export async function isAllowed(
	db: Database,
	memberId: string,
	{ appId, scopes }: Pick<Waiting, 'appId' | 'scopes'>,
): Promise<boolean> {
	const known = (await readAuthorizations(db, memberId)).find(({ app: { id } }) => id === appId)
	return scopes.every((scope) => known?.scopes.includes(scope))
}

export interface Answer {
	memberId: string
	isAllowed: boolean
}

/** Stores the member's answer; the library reads it when the browser or the device comes back. */
export async function answerRequest(
	{ db, now }: Pick<AppContext, 'db' | 'now'>,
	waiting: Waiting,
	{ memberId, isAllowed }: Answer,
): Promise<void> {
	const { model, idHash, appId, scopes } = waiting
	const grantId = isAllowed ? await saveGrant(db, { memberId, appId, scopes, now: now() }) : undefined
	const isDevice = model === 'DeviceCode'
	const result = grantId === undefined ? REFUSAL : isDevice ? deviceResult() : browserResult()
	await db
		.updateTable('oauth_record')
		.set({
			payload: sql`payload || ${JSON.stringify(isDevice ? result : { result })}::jsonb`,
			...(isDevice && grantId !== undefined && { grant_hash: hashToken(grantId), member_id: memberId }),
		})
		.where('model', '=', model)
		.where('id_hash', '=', idHash)
		.execute()

	function browserResult() {
		return { login: { accountId: memberId, remember: false }, consent: { grantId } }
	}

	function deviceResult() {
		return { accountId: memberId, grantId, scope: scopes.join(' ') }
	}
}

const REFUSAL = { error: 'access_denied', error_description: 'the member refused' }

/** The host of an address, or the scheme of an app on the device. */
function placeOf(address: string): string {
	const { host, protocol } = new URL(address)
	return host === '' ? protocol : host
}

function parametersOf({ params }: Record<string, unknown>): Record<string, unknown> {
	return typeof params === 'object' ? { ...params } : {}
}
