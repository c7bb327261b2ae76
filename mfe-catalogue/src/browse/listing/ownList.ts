import { computed } from 'nanostores'
import { $navigate, $session, $site, showToast, signInPath } from 'shared-state'

/** True if the reader has no list to filter by: visitors, except on a demo site. */
export const $hasNoOwnList = computed([$session, $site], ({ state }, { demo }) => state === 'visitor' && !demo)

/**
 * Returns true if the reader has a list to filter by: their own or, on a demo site, the sample member's. For others, shows
 * `reason` as a toast and navigates to sign-in, which returns to `path`, the address with the filter on.
 */
export function requireOwnList(path: string, reason: string): boolean {
	if (!$hasNoOwnList.get()) return true
	showToast('plain', reason)
	$navigate.get()(signInPath(path))
	return false
}
