import { clearOverrideRoute, type Override, setOverrideRoute } from 'shared-contract'
import { type ActionOutcome, act } from 'shared-state'

/** Sets the version of a slice for this browser, from the next page on. */
export function setOverride(override: Override): Promise<ActionOutcome<unknown>> {
	return act(setOverrideRoute, { body: override })
}

/** Clears the override of a slice. */
export function clearOverride(slice: string): Promise<ActionOutcome<unknown>> {
	return act(clearOverrideRoute, { query: { slice } })
}
