import { useMemo } from 'react'
import { type AssistantWork, titlePath } from 'shared-contract'
import { useTitleName } from 'shared-i18n'
import type { NamedWork } from '../formatting/FormattedText.tsx'

/** The titles of a reply by id, with path and localised name. */
export function useWorksById(works: readonly AssistantWork[]): ReadonlyMap<number, NamedWork> {
	const nameOf = useTitleName()
	return useMemo(
		() => new Map(works.map((work) => [work.id, { path: titlePath(work), name: nameOf(work) }])),
		[works, nameOf],
	)
}
