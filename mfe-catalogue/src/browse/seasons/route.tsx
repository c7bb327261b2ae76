import { seasonArchiveRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { entityTranslations } from '../../detail/entity/entityTranslations.ts'
import { deferIfSlow } from '../../shared/deferred/deferred.ts'
import type { DeferredArchive } from './SeasonsPage.tsx'

export { SeasonsPage as Component } from './SeasonsPage.tsx'

/** Loads the archive of seasons. */
export async function loader({ request }: { request: Request }): Promise<DeferredArchive> {
	const response = call(seasonArchiveRoute, {}, { signal: request.signal })
	const [deferred] = await Promise.all([deferIfSlow(response), loadTranslations(entityTranslations)])
	return deferred
}
