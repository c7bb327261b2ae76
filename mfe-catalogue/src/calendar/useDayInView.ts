import { useEffect, useState } from 'react'
import { dayId } from './dayNames.ts'

/** The strip below the header and the picker, in which the day that is being read begins or goes on. */
const STRIP = '-140px 0px -55% 0px'

/** The day that is being read, of those that stand one below the other; nothing where none is. */
export function useDayInView(dates: readonly string[]): string | undefined {
	const [inView, setInView] = useState<string>()
	const key = dates.join(' ')
	useEffect(() => {
		if (!('IntersectionObserver' in window)) return
		const shown = new Set<string>()
		const ids = key.split(' ')
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { target, isIntersecting } of entries) {
					if (isIntersecting) shown.add(target.id)
					else shown.delete(target.id)
				}
				setInView(ids.find((date) => shown.has(dayId(date))))
			},
			{ rootMargin: STRIP },
		)
		for (const date of ids) {
			const column = document.getElementById(dayId(date))
			if (column) observer.observe(column)
		}
		return () => observer.disconnect()
	}, [key])
	return inView
}
