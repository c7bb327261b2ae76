import type { DecisionNotice, ModeratedKind } from 'shared-contract'
import type { Outcome } from 'shared-state'

/** What a decision is about. */
export interface AppealKey {
	kind: ModeratedKind
	id: string
}

/** A decision with the key of what it is about, which a visitor does not see; null for an address that names nothing. */
export type AppealData = { key: AppealKey; outcome: Outcome<DecisionNotice> | 'visitor' } | null
