import { computed } from 'nanostores'
import { $navigate, $session, $site, showToast, signInPath } from 'shared-state'

/** Whether the reader has no list to filter by: a visitor of a site that is no demo. */
export const $isListless = computed([$session, $site], ({ state }, { demo }) => state === 'visitor' && !demo)

/**
 * Whether the reader has a list to filter by: their own, or the sample member's on a demo. Another visitor is told why an
 * account is needed and led to sign in, and back to `path`, the address with the filter on.
 */
export function hasOwnList(path: string, reason: string): boolean {
	if (!$isListless.get()) return true
	showToast('plain', reason)
	$navigate.get()(signInPath(path))
	return false
}
