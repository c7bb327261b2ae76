import { type HomeLayout, homeLayoutRoute, homeRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { $session, call, type Outcome } from 'shared-state'
import { frontTranslations } from './frontTranslations.ts'
import type { HomeData } from './HomePage.tsx'

export { HomePage as Component } from './HomePage.tsx'

/** Loads translations and data in parallel. The page shows a failure, in the reader's language. */
export async function loader({ request: { signal } }: { request: Request }): Promise<HomeData> {
	const isMember = $session.get().state === 'member'
	// Leaving the page aborts it.
	const layout = isMember ? call(homeLayoutRoute, {}, { signal }).then(layoutOf, () => undefined) : undefined
	const [home] = await Promise.all([call(homeRoute, {}, { signal }), loadTranslations(frontTranslations)])
	return { home, layout }
}

const layoutOf = (outcome: Outcome<HomeLayout>) => (outcome.state === 'done' ? outcome.answer : undefined)
