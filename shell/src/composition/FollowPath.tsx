import { useStore } from '@nanostores/react'
import { useLayoutEffect } from 'react'
import { ScrollRestoration, useLocation } from 'react-router-dom'
import { $opened } from './opened.ts'

/**
 * Where the reader is in a page: a new one starts at its top or at the name in its address, one gone back to stands where it
 * was left. The first page does so once it is there: before, it is too short. What the server wrote into the head of the
 * page that is left (its canonical address, its description) goes with it.
 */
export function FollowPath() {
	const { pathname } = useLocation()
	const isOpen = useStore($opened)
	// biome-ignore lint/correctness/useExhaustiveDependencies: another path is the reason to forget
	useLayoutEffect(() => forgetPageHead, [pathname])
	return isOpen && <ScrollRestoration />
}

function forgetPageHead() {
	for (const element of document.head.querySelectorAll('[data-page]')) element.remove()
}
