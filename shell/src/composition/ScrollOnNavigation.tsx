import { useStore } from '@nanostores/react'
import { useLayoutEffect } from 'react'
import { ScrollRestoration, useLocation } from 'react-router-dom'
import { removeReading } from '../startup/reading.ts'
import { $isFirstPageReady } from './firstPageReady.ts'

/**
 * Scrolls on navigation: a new page to its top or to the anchor in its URL, a page from the history to its old position.
 * The first page scrolls when it is ready, because before that it is too short. Also removes the server's head elements of
 * the page that is left (canonical URL, description).
 */
export function ScrollOnNavigation() {
	const { pathname } = useLocation()
	const isOpen = useStore($isFirstPageReady)
	// biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup must run when the path changes
	useLayoutEffect(() => removePageHead, [pathname])
	return (
		isOpen && (
			<>
				<ReadingEnd />
				<ScrollRestoration />
			</>
		)
	)
}

/** The page is there: what could be read before it goes, before the router scrolls. */
function ReadingEnd() {
	useLayoutEffect(removeReading, [])
	return null
}

function removePageHead() {
	for (const element of document.head.querySelectorAll('[data-page]')) element.remove()
}
