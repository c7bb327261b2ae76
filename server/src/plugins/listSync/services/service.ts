import type { Kind, SyncField, SyncService } from 'shared-contract'
import { MINUTE_MS } from 'shared-contract/units'
import type { SourceRow } from '../../../library/public.ts'
import type { Fields } from '../tables.ts'

/** A service that asks for more time is asked again after this, s. */
const LONGEST_WAIT_S = 3600
const TIMEOUT_MS = 15_000

/** Why a service did not do what it was asked. */
export class ServiceProblem extends Error {
	/**
	 * `away`: it does not answer. `limited`: it takes no more requests until `againAt`. `revoked`: it does not accept the access.
	 * `refused`: it does not accept this request.
	 * `gone`: it does not have what the request is about.
	 */
	readonly kind: 'away' | 'limited' | 'revoked' | 'refused' | 'gone'
	readonly againAt: Date | undefined

	constructor(kind: ServiceProblem['kind'], message: string, againAt?: Date) {
		super(message)
		this.kind = kind
		this.againAt = againAt
	}
}

export interface Tokens {
	access: string
	refresh: string | null
	/** Seconds from now. */
	expiresIn: number
}

/** An entry of the list there. */
export interface RemoteEntry {
	row: SourceRow
	/** By which it is deleted. */
	entryId: string
}

/** The list of a member at a service, by way of an access token. */
export interface ServiceList {
	readAll(): Promise<RemoteEntry[]>
	/** Saves some fields of an entry, which is made where there is none. @returns the entry as it is then. */
	save(kind: Kind, foreignId: string, all: Fields, changed: readonly SyncField[]): Promise<SourceRow>
	remove(kind: Kind, foreignId: string, entryId: string): Promise<void>
	account(): Promise<{ id: string; name: string }>
}

/** A service and the OAuth client of this site there. */
export interface Service {
	name: SyncService
	clientSecret: string
	/** The site of its ids in the catalogue. */
	siteOf(kind: Kind): string
	/** Whether it can hold the value of a field; it can hold every one if left out. */
	holds?(kind: Kind, field: SyncField, fields: Fields): boolean
	/** The score that it keeps of one in tenths; it keeps every one if left out. */
	kept?(score: number): number
	authorizeUrl(state: string, verifier: string, redirectUri: string): string
	exchange(code: string, verifier: string, redirectUri: string): Promise<Tokens>
	refresh(token: string): Promise<Tokens>
	/** @param accountId the member's id there; not needed for `account()` */
	list(access: string, accountId: string): ServiceList
}

export type Ask = (url: string, init?: RequestInit) => Promise<unknown>

/**
 * Makes the function that sends the requests to a service and keeps its limit: it counts them by the minute, follows the
 * limit that the answers name, and waits out a 429. It follows no redirect, so it reaches the addresses of the settings alone.
 */
export function createAsk(perMinute: number, now: () => Date): Ask {
	let limit = perMinute
	let blockedUntil = 0
	let sentAt: number[] = []
	return async (url, init = {}) => {
		const at = now().getTime()
		sentAt = sentAt.filter((each) => Math.abs(at - each) < MINUTE_MS)
		const freeAt = Math.max(blockedUntil, sentAt.length < limit ? 0 : (sentAt[0] ?? 0) + MINUTE_MS)
		if (freeAt > at) throw new ServiceProblem('limited', 'the limit of the service is reached', new Date(freeAt))
		sentAt.push(at)
		const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
			(error) => {
				throw new ServiceProblem('away', String(error))
			},
		)
		limit = Number(response.headers.get('x-ratelimit-limit')) || perMinute
		const message = `${response.status}: ${response.ok ? '' : (await response.text().catch(() => '')).slice(0, 200)}`
		if (response.status === 429) {
			blockedUntil = at + Math.min(Number(response.headers.get('retry-after')) || 60, LONGEST_WAIT_S) * 1000
			throw new ServiceProblem('limited', message, new Date(blockedUntil))
		}
		if (response.status === 401) throw new ServiceProblem('revoked', message)
		if (response.status === 404) throw new ServiceProblem('gone', message)
		// 403 is what AniList says while its API is switched off.
		if (response.status >= 500 || response.status === 403) throw new ServiceProblem('away', message)
		if (!response.ok) throw new ServiceProblem('refused', message)
		return readJson(response)
	}
}

async function readJson(response: Response): Promise<unknown> {
	try {
		const text = await response.text()
		return text === '' ? {} : JSON.parse(text)
	} catch (error) {
		throw new ServiceProblem('away', String(error))
	}
}
