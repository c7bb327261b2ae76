import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { commentAnchor } from 'shared-contract'
import { showToast } from 'shared-state'
import { motionAllowed } from 'shared-ui'
import { translations } from '../translations.ts'
import type { DiscussionModel } from './discussion.ts'

const TARGET = /^#comment-(\d{1,16})$/

/** The id of the comment in the URL's hash. Loads it if necessary and scrolls to it. */
export function useLinkedComment(store: DiscussionModel): string | null {
	const { hash, key } = useLocation()
	const id = TARGET.exec(hash)?.[1] ?? null
	// biome-ignore lint/correctness/useExhaustiveDependencies: who follows the same link again is led there again
	useEffect(() => {
		if (hash === '#comments') document.getElementById('comments')?.scrollIntoView()
		if (id === null) return
		let isLeft = false
		void store.openLinked(id).then((isThere) => {
			if (isLeft) return
			if (!isThere) return showToast('plain', translations.translate('comments.linked.gone'))
			requestAnimationFrame(() => scrollToComment(id))
		})
		return () => {
			isLeft = true
		}
	}, [store, hash, id, key])
	return id
}

function scrollToComment(id: string) {
	const comment = document.getElementById(commentAnchor(id))
	comment?.scrollIntoView({ block: 'center', behavior: motionAllowed() ? 'smooth' : 'auto' })
	comment?.focus({ preventScroll: true })
}
