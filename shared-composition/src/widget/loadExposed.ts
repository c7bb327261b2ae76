import type { ExposedName } from 'shared-contract'
import { load } from '../loads.ts'
import { splitName } from './splitName.ts'

/** Fetches a widget before it is shown, as for a dialog that is about to open. Never rejects. */
export async function loadExposed(name: ExposedName): Promise<void> {
	const [slice, module] = splitName(name)
	await load(slice, module)
}
