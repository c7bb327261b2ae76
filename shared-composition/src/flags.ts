import { $registry } from 'shared-composition'

/** The slice that this is built into. Tests define none. */
declare const SLICE_NAME: string | undefined

/**
 * Whether a feature flag of this slice is on for who reads this page. It stays the same while the slice runs on the page, so
 * it may be asked anywhere: in a loader, a component, an event.
 *
 * @param name as `flags` in `slice.config.ts` names it, written out: the build refuses a name that is not there
 */
export function hasFlag(name: string): boolean {
	const known = $registry.get()
	const slice = typeof SLICE_NAME === 'undefined' ? undefined : SLICE_NAME
	if (known.state !== 'ready') return false
	return known.registry.slices.some((each) => (slice ?? each.name) === each.name && each.flagsOn?.includes(name))
}
