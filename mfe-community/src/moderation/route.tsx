import type { LoaderFunctionArgs } from 'react-router-dom'
import { moderationLogRoute, moderationQueueRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { $session, $token, call, checkSession } from 'shared-state'
import type { ModerationData } from './ModerationPage.tsx'
import { filtersOf, tabOf } from './moderationTab.ts'
import { moderationTranslations } from './moderationTranslations.ts'

export { ModerationPage as Component } from './ModerationPage.tsx'

/** Loads the first page of the selected tab. */
export async function loader({ request }: LoaderFunctionArgs): Promise<ModerationData> {
	if (await isRefused()) {
		await loadTranslations(moderationTranslations)
		return { tab: 'none' }
	}
	const options = { signal: request.signal }
	const search = new URL(request.url).searchParams
	const asked =
		tabOf(search) === 'log'
			? call(moderationLogRoute, { query: {} }, options).then((log) => ({ tab: 'log' as const, log }))
			: call(moderationQueueRoute, { query: filtersOf(search) }, options).then((queue) => ({
					tab: 'queue' as const,
					queue,
				}))
	const [data] = await Promise.all([asked, loadTranslations(moderationTranslations)])
	return data
}

// Avoids a request that the server would refuse. At the start of a page the role is not known yet.
async function isRefused(): Promise<boolean> {
	const session = $session.get()
	if (session.state === 'member' && !session.member) await checkSession()
	const checked = $session.get()
	return $token.get() === '' || (checked.state === 'member' && checked.member?.role === 'member')
}
