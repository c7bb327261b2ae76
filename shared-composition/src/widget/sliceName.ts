import { useWords } from 'shared-i18n'
import { words } from '../words.ts'

const NAMED = ['mfe-catalogue', 'mfe-community', 'mfe-account'] as const

/** What readers call a slice; one that we have no word for goes by its own name. */
export function useSliceName(slice: string): string {
	const t = useWords(words)
	const known = NAMED.find((name) => name === slice)
	return known ? t(`slice.${known}`) : slice
}
