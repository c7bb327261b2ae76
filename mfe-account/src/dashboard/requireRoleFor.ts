import type { Role } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { $session, type Outcome, type Session } from 'shared-state'
import { dashboardTranslations } from './dashboardTranslations.ts'
import { sectionsFor } from './sections.tsx'

/** The timeout for the role of the session; after it the server decides. */
export const ROLE_TIMEOUT_MS = 3000

/**
 * Refuses a section that the role does not allow, without a request, so that no failed request appears in the console.
 * Returns undefined if the section is or may be allowed.
 *
 * @param path the path of the section
 * @param words those of the section, which are loaded if it is refused
 */
export async function requireRoleFor(
	path: string,
	...words: Parameters<typeof loadTranslations>
): Promise<Outcome<never> | undefined> {
	const isAllowed = (role: Role) => sectionsFor(role).some(({ to }) => to === path)
	if (isAllowed('member')) return undefined
	const role = await waitForRole()
	if (role === undefined || isAllowed(role)) return undefined
	await loadTranslations(dashboardTranslations, ...words)
	return { state: 'refused', status: 403, problem: { code: 'request.forbidden', msg: '', requestId: '' } }
}

const roleOf = (session: Session) => (session.state === 'member' ? session.member?.role : undefined)

/** Waits for the role of the session; undefined after the timeout. */
function waitForRole(): Promise<Role | undefined> {
	const session = $session.get()
	if (session.state === 'visitor' || session.member) return Promise.resolve(roleOf(session))
	return new Promise((resolve) => {
		const settle = (role?: Role) => {
			clearTimeout(timer)
			unsubscribe()
			resolve(role)
		}
		const unsubscribe = $session.listen((changed) => settle(roleOf(changed)))
		const timer = setTimeout(settle, ROLE_TIMEOUT_MS)
	})
}
