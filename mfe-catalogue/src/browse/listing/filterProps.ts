import type { Kind } from 'shared-contract'
import type { ListingParams } from './listingParams.ts'
import type { ListingSettings } from './settings.ts'

/** What every control of a list's filters gets. */
export interface FilterFieldsProps {
	settings: ListingSettings
	kind: Kind
	params: ListingParams
	onChange: (change: Partial<ListingParams>) => void
}
