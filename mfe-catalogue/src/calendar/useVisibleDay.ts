import { useEffect, useState } from 'react'
import { dayColumnId } from './dayColumn.ts'

/** The area that counts as being read: below the header and the day picker, the upper part of the screen. */
const READING_AREA = '-140px 0px -55% 0px'

/** The day that is being read, of days that are stacked; undefined if none is in the reading area. */
export function useVisibleDay(dates: readonly string[]): string | undefined {
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
				setInView(ids.find((date) => shown.has(dayColumnId(date))))
			},
			{ rootMargin: READING_AREA },
		)
		for (const date of ids) {
			const column = document.getElementById(dayColumnId(date))
			if (column) observer.observe(column)
		}
		return () => observer.disconnect()
	}, [key])
	return inView
}
