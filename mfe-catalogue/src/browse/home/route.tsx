import { homeLayoutRoute, homeRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { $session, call } from 'shared-state'
import { homeTranslations } from '../../shared/homeTranslations.ts'
import type { HomeData } from './HomePage.tsx'

export { HomePage as Component } from './HomePage.tsx'

/** Loads translations and data in parallel. The page shows a failure, in the reader's language. */
export async function loader({ request: { signal } }: { request: Request }): Promise<HomeData> {
	const [home, layout] = await Promise.all([
		call(homeRoute, {}, { signal }),
		$session.get().state === 'member' ? call(homeLayoutRoute, {}, { signal }) : undefined,
		loadTranslations(homeTranslations),
	])
	return { home, layout: layout?.state === 'done' ? layout.answer : undefined }
}
