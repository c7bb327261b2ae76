import { type RefObject, useEffect } from 'react'
import { motionAllowed } from '../theme/motion.ts'
import { edges } from './edges.ts'

const STOPPERS = ['touchstart', 'wheel'] as const

/**
 * Moves a row on by one card every `interval` ± `jitter` ms, and back to its start from its end. It waits while a pointer
 * or the focus is on the row, while the row is out of sight and while nothing may move; a touch or the wheel stops it for
 * good. An interval of 0 never moves.
 */
export function useAutoScroll(row: RefObject<HTMLElement | null>, interval: number, jitter: number) {
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
			if (seen && !hovered && !area.contains(document.activeElement) && motionAllowed()) advance(element)
			schedule()
		}
		const stop = () => clearTimeout(timer)
		const enter = () => {
			hovered = true
		}
		const leave = () => {
			hovered = false
		}

		schedule()
		for (const name of STOPPERS) area.addEventListener(name, stop, { passive: true })
		area.addEventListener('pointerenter', enter)
		area.addEventListener('pointerleave', leave)
		return () => {
			stop()
			for (const name of STOPPERS) area.removeEventListener(name, stop)
			area.removeEventListener('pointerenter', enter)
			area.removeEventListener('pointerleave', leave)
		}
	}, [row, interval, jitter])
}

function advance(element: HTMLElement) {
	const [first, second] = element.children
	if (!(first instanceof HTMLElement)) return
	const step = second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth
	element.scrollLeft = edges(element).end ? 0 : element.scrollLeft + step
}
