import { guarded, integrityOf } from '../integrity.ts'
import { registered } from '../registry.ts'

/**
 * Puts the script of a chunk on the page with the hash that its content must have, before the slice's own loader, which
 * takes a script that it finds. Rejects where the hash cannot be had.
 */
export async function guardChunk(name: string, address: string): Promise<void> {
	const slice = registered(name)
	const base = slice && new URL(slice.base, location.origin).href
	if (!base || !address.startsWith(base)) return
	const [file = ''] = address.slice(base.length).split('?')
	const integrity = await integrityOf(slice, file)
	if (!integrity) return
	const script = guarded(document.createElement('script'), integrity)
	// As it is written: the loader compares the attribute.
	script.setAttribute('src', address)
	document.head.append(script)
}
