import { useStore } from '@nanostores/react'
import { useLocation } from 'react-router-dom'
import type { SiteSettings } from 'shared-contract'
import { $navigate, $session, $site, type Session, signInPath, signOut } from 'shared-state'

/**
 * Who the frame is drawn for. A visitor of a demo acts as its sample user: everything personal stands, and a way in.
 */
export type Reader = { as: 'visitor' } | { as: 'demo' } | { as: 'member'; name: string; avatarUrl: string | null }

/** Who is here, from the session and the site. */
export function readerOf(session: Session, site: SiteSettings): Reader {
	if (session.state === 'member') {
		return { as: 'member', name: session.username, avatarUrl: session.member?.avatarUrl ?? null }
	}
	return site.demo ? { as: 'demo' } : { as: 'visitor' }
}

/** Who is here; the view follows. */
export function useReader(): Reader {
	return readerOf(useStore($session), useStore($site))
}

/** The address of the sign-in page that leads back to the screen that is shown. */
export function useSignInPath(): string {
	const { pathname, search } = useLocation()
	return signInPath(pathname + search)
}

/** Ends the session and goes to the sign-in page, as the specification's logout does. */
export function logout(): void {
	void signOut()
	$navigate.get()('/auth')
}
