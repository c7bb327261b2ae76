import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { APPS_PER_MEMBER, type App, type AppDraft } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { lockMember } from '../../core/identity/lockMember.ts'
import { hashToken } from '../../core/identity/tokenAccess.ts'
import { Problem } from '../../core/problem.ts'
import { appRow } from './appDraft.ts'
import { isUnanswered } from './consent.ts'

const ID_BYTES = 16
const SECRET_BYTES = 32

interface OwnApp {
	ownerId: string
	id: string
}

/** The apps that a member has registered, the latest first. */
export async function readApps(db: Database, ownerId: string): Promise<App[]> {
	return (await selectApps(db, ownerId).execute()).map(toApp)
}

/**
 * Registers an app. Only the hash of its secret is stored.
 *
 * @throws Problem 400 for invalid fields, 409 `app.tooMany`.
 */
export async function registerApp(
	db: Database,
	{ ownerId, draft, isConfidential, now }: { ownerId: string; draft: AppDraft; isConfidential: boolean; now: Date },
): Promise<{ app: App; secret: string | null }> {
	const row = appRow(draft)
	const id = randomBytes(ID_BYTES).toString('base64url')
	const secret = isConfidential ? newSecret() : null
	await inTransaction(db, async (transaction) => {
		await lockMember(transaction, ownerId)
		const { length } = await transaction.selectFrom('app').where('owner_id', '=', ownerId).select('id').execute()
		if (length >= APPS_PER_MEMBER) throw new Problem('app.tooMany', 409)
		const values = { id, owner_id: ownerId, ...row, secret_hash: secret && hashToken(secret), created_at: now }
		await transaction.insertInto('app').values(values).execute()
	})
	return { app: await readApp(db, { ownerId, id }), secret }
}

/**
 * Changes an app. Requests that wait for an answer end: a member who looks at one allows the app that it showed.
 *
 * @throws Problem 400 for invalid fields, 404 if it is not one of the member.
 */
export async function changeApp(db: Database, own: OwnApp, draft: AppDraft): Promise<App> {
	const row = appRow(draft)
	await inTransaction(db, async (transaction) => {
		await update(transaction, own, row)
		await transaction
			.deleteFrom('oauth_record')
			.where('app_id', '=', own.id)
			.where('model', 'in', ['Interaction', 'DeviceCode'])
			.where(isUnanswered)
			.execute()
	})
	return readApp(db, own)
}

/**
 * Makes a new secret of a confidential app; the one before ends.
 *
 * @throws Problem 404 if it is not a confidential app of the member.
 */
export async function renewAppSecret(db: Database, { ownerId, id }: OwnApp): Promise<string> {
	const secret = newSecret()
	const { numUpdatedRows } = await db
		.updateTable('app')
		.set({ secret_hash: hashToken(secret) })
		.where('id', '=', id)
		.where('owner_id', '=', ownerId)
		.where('secret_hash', 'is not', null)
		.executeTakeFirst()
	if (numUpdatedRows === 0n) throw new Problem('request.notFound', 404)
	return secret
}

/** Deletes an app, and with it all of its tokens. @throws Problem 404 if it is not one of the member */
export async function deleteApp(db: Database, { ownerId, id }: OwnApp): Promise<void> {
	const { numDeletedRows } = await db
		.deleteFrom('app')
		.where('id', '=', id)
		.where('owner_id', '=', ownerId)
		.executeTakeFirst()
	if (numDeletedRows === 0n) throw new Problem('request.notFound', 404)
}

async function update(db: Database, { ownerId, id }: OwnApp, row: ReturnType<typeof appRow>): Promise<void> {
	const { numUpdatedRows } = await db
		.updateTable('app')
		.set(row)
		.where('id', '=', id)
		.where('owner_id', '=', ownerId)
		.executeTakeFirst()
	if (numUpdatedRows === 0n) throw new Problem('request.notFound', 404)
}

async function readApp(db: Database, { ownerId, id }: OwnApp): Promise<App> {
	return toApp(await selectApps(db, ownerId).where('id', '=', id).executeTakeFirstOrThrow())
}

function selectApps(db: Database, ownerId: string) {
	return db
		.selectFrom('app')
		.where('owner_id', '=', ownerId)
		.selectAll()
		.select(
			sql<number>`(select count(distinct r.member_id)::int from oauth_record r
				where r.app_id = app.id and r.model = 'Grant')`.as('members'),
		)
		.orderBy('created_at', 'desc')
		.orderBy('id')
}

type Row = Awaited<ReturnType<ReturnType<typeof selectApps>['executeTakeFirstOrThrow']>>

function toApp(row: Row): App {
	return {
		id: row.id,
		name: row.name,
		website: row.website,
		redirectAddresses: row.redirect_addresses,
		isConfidential: row.secret_hash !== null,
		usesDeviceFlow: row.uses_device_flow,
		allowsPlainChallenge: row.allows_plain_challenge,
		createdAt: row.created_at.toISOString(),
		members: row.members,
	}
}

const newSecret = () => randomBytes(SECRET_BYTES).toString('base64url')
