import { clearOverrideRoute, type Override, setOverrideRoute } from 'shared-contract'
import { type ActionOutcome, act } from 'shared-state'

/** Points this browser at a version, from its next page on. */
export function setOverride(override: Override): Promise<ActionOutcome<unknown>> {
	return act(setOverrideRoute, { body: override })
}

/** Gives this browser what everybody is given of a slice. */
export function clearOverride(slice: string): Promise<ActionOutcome<unknown>> {
	return act(clearOverrideRoute, { query: { slice } })
}
