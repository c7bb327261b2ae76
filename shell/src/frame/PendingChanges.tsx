import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Remote } from 'shared-composition'
import { $session, $site } from 'shared-state'
import { startWorker } from '../offline/startWorker.ts'

/** Starts the service worker, and shows which changes of a member's list wait for a network. */
export function PendingChanges() {
	const session = useStore($session)
	const site = useStore($site)
	useEffect(() => void startWorker(), [])
	return session.state === 'member' && site.worker ? <Remote name="mfe-account/PendingChanges" skeleton={null} /> : null
}
