import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { showToast } from 'shared-state'
import { motionAllowed } from 'shared-ui'
import { commentTranslations } from './commentTranslations.ts'
import type { DiscussionModel } from './discussion.ts'

const TARGET = /^#(comment|review)-(\d{1,16})$/

/** The id of the comment or review in the URL's hash. Loads it if necessary and scrolls to it. */
export function useLinkedComment(
	{ openLinked }: Pick<DiscussionModel, 'openLinked'>,
	kind: 'comment' | 'review' = 'comment',
): string | null {
	const { hash, key } = useLocation()
	const [, named, number] = TARGET.exec(hash) ?? []
	const id = named === kind ? (number ?? null) : null
	// biome-ignore lint/correctness/useExhaustiveDependencies: who follows the same link again is led there again
	useEffect(() => {
		if (hash === `#${kind}s`) document.getElementById(`${kind}s`)?.scrollIntoView()
		if (id === null) return
		let isLeft = false
		void openLinked(id).then((isThere) => {
			if (isLeft) return
			if (!isThere) return showToast('plain', commentTranslations.translate(`${kind}s.linked.gone`))
			requestAnimationFrame(() => scrollTo(`${kind}-${id}`))
		})
		return () => {
			isLeft = true
		}
	}, [openLinked, kind, hash, id, key])
	return id
}

function scrollTo(anchor: string) {
	const comment = document.getElementById(anchor)
	comment?.scrollIntoView({ block: 'center', behavior: motionAllowed() ? 'smooth' : 'auto' })
	comment?.focus({ preventScroll: true })
}
