import { useLocale } from 'shared-i18n'
import { findSlice } from '../registryStore.ts'

/** The name of a slice for readers, from its `slice.config.ts`; one that the registry does not know has its technical name. */
export function useSliceName(slice: string): string {
	const locale = useLocale()
	return findSlice(slice)?.title?.[locale] ?? slice
}
