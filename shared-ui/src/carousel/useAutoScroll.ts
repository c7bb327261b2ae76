import { type RefObject, useEffect } from 'react'
import { motionAllowed } from 'shared-ui'
import { edges } from './edges.ts'

const STOPPERS = ['touchstart', 'wheel'] as const

/** What a row that moves by itself needs. */
export interface AutoScroll {
	row: RefObject<HTMLElement | null>
	/** Milliseconds between two moves; 0 for none. */
	interval: number
	/** By how much an interval may be shorter or longer, ms. */
	jitter: number
	/** Called when a touch or the wheel moves the row: it must not move by itself any more. */
	onStop: () => void
	/** The button that stops the row; the focus on it does not hold the row. */
	toggle: RefObject<HTMLElement | null>
}

/**
 * Moves a row on by one card every `interval` ± `jitter` ms, and back to its start from its end. It waits while a pointer
 * or the focus is on the row, while the row is out of sight and while nothing may move.
 */
export function useAutoScroll({ row, interval, jitter, onStop, toggle }: AutoScroll) {
	useEffect(() => {
		const element = row.current
		if (!element || interval <= 0) return
		// The arrows beside the row belong to it.
		const area = element.parentElement ?? element
		let timer: ReturnType<typeof setTimeout>
		let hovered = false

		const schedule = () => {
			timer = setTimeout(tick, interval + (Math.random() * 2 - 1) * jitter)
		}
		const tick = () => {
			const { top, bottom } = element.getBoundingClientRect()
			const seen = bottom >= 0 && top <= innerHeight
			const { activeElement } = document
			const focused = area.contains(activeElement) && activeElement !== toggle.current
			if (seen && !hovered && !focused && motionAllowed()) advance(element)
			schedule()
		}
		const enter = () => {
			hovered = true
		}
		const leave = () => {
			hovered = false
		}

		schedule()
		for (const name of STOPPERS) element.addEventListener(name, onStop, { passive: true })
		area.addEventListener('pointerenter', enter)
		area.addEventListener('pointerleave', leave)
		return () => {
			clearTimeout(timer)
			for (const name of STOPPERS) element.removeEventListener(name, onStop)
			area.removeEventListener('pointerenter', enter)
			area.removeEventListener('pointerleave', leave)
		}
	}, [row, interval, jitter, onStop, toggle])
}

function advance(element: HTMLElement) {
	const [first, second] = element.children
	if (!(first instanceof HTMLElement)) return
	const step = second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth
	element.scrollLeft = edges(element).end ? 0 : element.scrollLeft + step
}
