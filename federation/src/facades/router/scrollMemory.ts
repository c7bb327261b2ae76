import { useLayoutEffect } from 'react'
import { NavigationType } from 'react-router'
import type { LeanRouter, RouterState } from './types.ts'

const STORAGE_KEY = 'niouka:scroll'

/** How far down each entry of the history was, in pixels, by its key. */
type Positions = Record<string, number>

/**
 * Brings a page back to where the reader left it when going back or forward or after a reload, and to the place that the
 * address names when going elsewhere. The way to the top of a new page is the frame's.
 */
export function useScrollMemory(router: LeanRouter, state: RouterState): void {
	useLayoutEffect(() => {
		const positions = stored()
		let key = router.state.location.key
		const keep = () => {
			positions[key] = scrollY
		}
		const store = () => {
			keep()
			save(positions)
		}
		// The router moves before the page is drawn: the old one still stands.
		const stop = router.subscribe(() => {
			if (router.state.location.key === key) return
			keep()
			save(positions)
			key = router.state.location.key
		})
		history.scrollRestoration = 'manual'
		addEventListener('pagehide', store)
		return () => {
			history.scrollRestoration = 'auto'
			removeEventListener('pagehide', store)
			stop()
		}
	}, [router])

	const { location, historyAction, initialized, preventScrollReset } = state
	useLayoutEffect(() => {
		if (!initialized || preventScrollReset) return
		const top = historyAction === NavigationType.Pop ? stored()[location.key] : undefined
		if (top !== undefined) scrollTo({ top, behavior: 'instant' })
		else if (location.hash) document.getElementById(decoded(location.hash.slice(1)))?.scrollIntoView()
	}, [location, historyAction, initialized, preventScrollReset])
}

function stored(): Positions {
	try {
		const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
		const entries = Object.entries(Object(value)).filter(
			(entry): entry is [string, number] => typeof entry[1] === 'number',
		)
		return Object.fromEntries(entries)
	} catch {
		return {}
	}
}

function save(positions: Positions): void {
	try {
		sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions))
	} catch {
		// A browser that stores nothing for us: pages start at their top.
	}
}

function decoded(hash: string): string {
	try {
		return decodeURIComponent(hash)
	} catch {
		return hash
	}
}
