import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { listTagsRoute } from 'shared-contract'
import { call } from 'shared-state'
import { createRemote } from 'shared-state/remote'

/**
 * The tags of a member's lists, those of the most entries first; none until they have come.
 *
 * @param since they are read again when it changes
 */
export function useListTags(username: string, since?: unknown): readonly string[] {
	const [tags] = useState(() => createRemote(() => call(listTagsRoute, { params: { username } })))
	const state = useStore(tags.$state)
	// biome-ignore lint/correctness/useExhaustiveDependencies: a change of it asks again
	useEffect(() => void tags.refresh(), [tags, since])
	return state.state === 'ready' ? state.value.tags : []
}
