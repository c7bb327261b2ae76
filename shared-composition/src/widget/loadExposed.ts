import type { ExposedName } from 'shared-contract'
import { load } from '../loads.ts'

/** Preloads a widget, for example for a dialog that is about to open. Never rejects. */
export async function loadExposed(name: ExposedName): Promise<void> {
	const [slice, module] = splitName(name)
	await load(slice, module)
}

/** Splits `mfe-community/Comments` into slice and module. */
export function splitName(name: string): [slice: string, module: string] {
	const slash = name.indexOf('/')
	return [name.slice(0, slash), name.slice(slash + 1)]
}
