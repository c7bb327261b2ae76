import type { LoaderFunctionArgs } from 'react-router-dom'
import { redirectFrom } from 'shared-composition'
import { type EntityType, entityPath } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { type Deferred, deferIfSlow } from '../../shared/deferred/deferred.ts'
import { entityTranslations } from './entityTranslations.ts'

export type DeferredEntity<Page> = Deferred<Outcome<Page>>

/** Requests the data of an entity by the id and the query of its address. */
export type FetchEntity<Page> = (id: string, query: URLSearchParams, signal: AbortSignal) => Promise<Outcome<Page>>

/** Creates the route loader of an entity's page. An entity that was merged redirects to the one that it became. */
export function entityLoader<Page extends { id: number }>(type: EntityType, fetch: FetchEntity<Page>) {
	return async ({ params, request }: LoaderFunctionArgs): Promise<DeferredEntity<Page> | Response> => {
		const { pathname, searchParams } = new URL(request.url)
		const response = fetch(params.id ?? '', searchParams, request.signal)
		const [deferred] = await Promise.all([deferIfSlow(response), loadTranslations(entityTranslations)])
		const path = deferred.state === 'ready' ? mergedPath(type, deferred.value, pathname) : undefined
		return path === undefined ? deferred : redirectFrom(request, path)
	}
}

/** The path of the entity that this one was merged into; undefined if it was not. */
export function mergedPath(type: EntityType, outcome: Outcome<{ id: number }>, path: string): string | undefined {
	if (outcome.state !== 'done') return undefined
	const own = entityPath(type, outcome.answer.id)
	return own === path.replace(/\/+$/, '') ? undefined : own
}
