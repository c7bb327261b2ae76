import { createRoot } from 'react-dom/client'
import type { RegistrySlice } from 'shared-contract'
import { readyWords } from 'shared-i18n'
import { OverrideBadge } from './OverrideBadge.tsx'
import { words } from './words.ts'

/** Puts the badge on the page, beside everything that the page itself draws. */
export async function showBadge(slices: readonly RegistrySlice[]): Promise<void> {
	await readyWords(words)
	const place = document.body.appendChild(document.createElement('div'))
	createRoot(place).render(<OverrideBadge slices={slices} />)
}
