import { useStore } from '@nanostores/react'
import { useLocation } from 'react-router-dom'
import type { SiteSettings } from 'shared-contract'
import { $navigate, $session, $site, type Session, signInPath, signOut } from 'shared-state'

/**
 * The person in front of the frame. A visitor of a demo sees everything personal, as its sample member, and a sign-in link.
 */
export type Viewer = { as: 'visitor' } | { as: 'demo' } | { as: 'member'; name: string; avatarUrl: string | null }

/** The viewer, from the session and the site settings. */
export function viewerOf(session: Session, site: SiteSettings): Viewer {
	if (session.state === 'member') {
		return { as: 'member', name: session.username, avatarUrl: session.member?.avatarUrl ?? null }
	}
	return site.demo ? { as: 'demo' } : { as: 'visitor' }
}

/** The current viewer. */
export function useViewer(): Viewer {
	return viewerOf(useStore($session), useStore($site))
}

/** The path of the sign-in page, with the current screen as return path. */
export function useSignInPath(): string {
	const { pathname, search } = useLocation()
	return signInPath(pathname + search)
}

/** Ends the session and navigates to the sign-in page. */
export function logout(): void {
	void signOut()
	$navigate.get()('/auth')
}
