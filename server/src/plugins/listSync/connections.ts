import type { Selectable } from 'kysely'
import type { SyncService } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { seal, unseal } from '../../core/security/seal.ts'
import { type Service, type ServiceList, ServiceProblem, type Tokens } from './services/service.ts'
import type { ListSyncTables } from './tables.ts'

/** A token that ends within this time is refreshed first. */
const EXPIRES_SOON_MS = 300_000

export type SyncRow = Selectable<ListSyncTables['list_sync']>

const purposeOf = (memberId: string, service: SyncService) => `list sync of ${memberId} with ${service}`

/** The connection of a member. @throws Problem 404 if there is none. */
export async function readSync(db: Database, memberId: string, service: SyncService): Promise<SyncRow> {
	const row = await db
		.selectFrom('list_sync')
		.where('member_id', '=', memberId)
		.where('service', '=', service)
		.selectAll()
		.executeTakeFirst()
	if (!row) throw new Problem('request.notFound', 404)
	return row
}

interface NewConnection {
	memberId: string
	service: Service
	tokens: Tokens
	now: Date
}

/** Stores a connection. Of the same account it keeps what was agreed; another account begins anew, switched off. */
export async function connect(db: Database, { memberId, service, tokens, now }: NewConnection): Promise<void> {
	const account = await service.list(tokens.access, '').account()
	if (account.id === '') throw new ServiceProblem('refused', 'no account')
	const known = { member_id: memberId, service: service.name, account_id: account.id }
	const changed = {
		account_name: account.name.replaceAll('\0', ''),
		...sealed(service, memberId, tokens, now),
		problem: null,
		failures: 0,
	}
	await db.transaction().execute(async (transaction) => {
		await transaction
			.deleteFrom('list_sync')
			.where('member_id', '=', memberId)
			.where('service', '=', service.name)
			.where('account_id', '<>', account.id)
			.execute()
		await transaction
			.insertInto('list_sync')
			.values({ ...known, ...changed, next_at: now })
			.onConflict((conflict) => conflict.columns(['member_id', 'service']).doUpdateSet({ ...changed, state: 'off' }))
			.execute()
	})
}

/** The list there, with an access token that is good. It is refreshed where it ends soon or is not accepted. */
export async function openList(db: Database, sync: SyncRow, service: Service, now: () => Date): Promise<ServiceList> {
	let tokens = readTokens(sync, service)
	if (tokens.refresh !== null && sync.expires_at.getTime() < now().getTime() + EXPIRES_SOON_MS) await renew()
	let list = service.list(tokens.access, sync.account_id)
	return {
		account: () => retried(() => list.account()),
		readAll: () => retried(() => list.readAll()),
		save: (...entry) => retried(() => list.save(...entry)),
		remove: (...entry) => retried(() => list.remove(...entry)),
	}

	async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
		try {
			return await work()
		} catch (error) {
			if (!(error instanceof ServiceProblem) || error.kind !== 'revoked' || tokens.refresh === null) throw error
			await renew()
			list = service.list(tokens.access, sync.account_id)
			return work()
		}
	}

	async function renew(): Promise<void> {
		try {
			const renewed = await service.refresh(tokens.refresh ?? '')
			tokens = { ...renewed, refresh: renewed.refresh ?? tokens.refresh }
			await db
				.updateTable('list_sync')
				.set(sealed(service, sync.member_id, { ...renewed, ...tokens }, now()))
				.where('id', '=', sync.id)
				.where('state', '<>', 'revoked')
				.execute()
		} catch (error) {
			if (!(error instanceof ServiceProblem) || error.kind !== 'refused') throw error
			// A refresh token works once: another process may have used it.
			const row = await readSync(db, sync.member_id, sync.service)
			if (row.tokens === sync.tokens) throw new ServiceProblem('revoked', error.message)
			tokens = readTokens(row, service)
		}
	}
}

function sealed(service: Service, memberId: string, { expiresIn, ...tokens }: Tokens, now: Date) {
	return {
		tokens: seal(JSON.stringify(tokens), service.clientSecret, purposeOf(memberId, service.name)),
		expires_at: new Date(now.getTime() + expiresIn * 1000),
	}
}

/** @throws ServiceProblem `revoked` if the tokens are gone, or sealed with another secret of the client. */
function readTokens(sync: SyncRow, service: Service): Omit<Tokens, 'expiresIn'> {
	const text = unseal(sync.tokens, service.clientSecret, purposeOf(sync.member_id, sync.service))
	if (text === undefined) throw new ServiceProblem('revoked', 'the tokens cannot be read')
	return JSON.parse(text)
}
