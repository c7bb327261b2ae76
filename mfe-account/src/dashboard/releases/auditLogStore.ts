import { releaseAuditRoute } from 'shared-contract'
import { call } from 'shared-state'
import { createRemotePages } from 'shared-state/remote'
import type { AuditLogPage } from './loadReleases.ts'

/** The audit log page by page, from the page of the loader on. */
export function createAuditLog(first: AuditLogPage) {
	return createRemotePages<AuditLogPage>(
		(before) => call(releaseAuditRoute, { query: before === undefined ? {} : { before } }),
		({ id }) => id,
		first,
	)
}

/** What was loaded, with the entries of the newest page, which the loader polls, before it. */
export function withNewest(loaded: AuditLogPage, newest: AuditLogPage): AuditLogPage {
	const known = new Set(newest.items.map(({ id }) => id))
	return { ...loaded, items: [...newest.items, ...loaded.items.filter(({ id }) => !known.has(id))] }
}
