import { useStore } from '@nanostores/react'
import { useLocale } from 'shared-i18n'
import { $registry } from '../registryStore.ts'

/** The name of a slice for readers, from its `slice.config.ts`; one that the registry does not know has its technical name. */
export function useSliceName(slice: string): string {
	const locale = useLocale()
	const known = useStore($registry)
	const registry = known.state === 'ready' ? known.registry : undefined
	return registry?.slices.find(({ name }) => name === slice)?.title?.[locale] ?? slice
}
