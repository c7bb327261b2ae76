import { dumpsRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { deferIfSlow } from '../../shared/deferred/deferred.ts'
import { homeTranslations } from '../../shared/homeTranslations.ts'
import type { DeferredDumps } from './OpenDataPage.tsx'
import { openDataTranslations } from './openDataTranslations.ts'

export { OpenDataPage as Component } from './OpenDataPage.tsx'

/** Loads the list of dumps. */
export async function loader({ request }: { request: Request }): Promise<DeferredDumps> {
	const response = call(dumpsRoute, {}, { signal: request.signal })
	const [deferred] = await Promise.all([
		deferIfSlow(response),
		loadTranslations(openDataTranslations, homeTranslations),
	])
	return deferred
}
