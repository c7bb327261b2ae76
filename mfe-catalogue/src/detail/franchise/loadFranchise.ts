import type { LoaderFunctionArgs } from 'react-router-dom'
import { redirectFrom } from 'shared-composition'
import { type Franchise, franchisePath, franchiseRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { type Deferred, deferIfSlow } from '../../shared/deferred/deferred.ts'
import { entityTranslations } from '../entity/entityTranslations.ts'

export type DeferredFranchise = Deferred<Outcome<Franchise>>

/** Loads the franchise that the address names. The id of any of its titles redirects to the canonical address. */
export async function loadFranchise({ params, request }: LoaderFunctionArgs): Promise<DeferredFranchise | Response> {
	const response = call(franchiseRoute, { params: { id: params.id ?? '' } }, { signal: request.signal })
	const [deferred] = await Promise.all([deferIfSlow(response), loadTranslations(entityTranslations)])
	if (deferred.state === 'pending') return deferred
	const { pathname, search } = new URL(request.url)
	const path = canonicalRedirect(deferred.value, pathname)
	return path === undefined ? deferred : redirectFrom(request, path + search)
}

/** The canonical path of a franchise, if it differs from `path`. */
export function canonicalRedirect(outcome: Outcome<Franchise>, path: string): string | undefined {
	if (outcome.state !== 'done') return undefined
	const own = franchisePath(outcome.answer.id)
	return own === path.replace(/\/+$/, '') ? undefined : own
}
