import { type KeyboardEvent, useRef, useState } from 'react'
import { useFormats } from 'shared-i18n'
import { barBeside, barText, type ChartProps } from './chart.ts'

/**
 * The bars of a chart: one tab stop, and the arrow keys, Home and End move between them. Pointing at a bar, pressing it or
 * reaching it reads it.
 */
export function useBars({ label, series, bars, format }: ChartProps) {
	const formats = useFormats()
	const written = format ?? formats.number
	const [at, setAt] = useState(0)
	const [readKey, setReadKey] = useState<string>()
	const group = useRef<HTMLDivElement>(null)
	const stop = Math.min(at, bars.length - 1)
	const most = Math.max(0, ...bars.flatMap(({ values }) => values)) || 1
	const texts = new Map(bars.map((bar) => [bar.key, barText(bar, series, written)]))

	function move(event: KeyboardEvent) {
		const next = barBeside(event.key, stop, bars.length)
		if (next === undefined) return
		event.preventDefault()
		setAt(next)
		group.current?.querySelectorAll('button')[next]?.focus()
	}

	return {
		written,
		/** The bar that the reader points at, in words. */
		read: readKey === undefined ? undefined : texts.get(readKey),
		/** For the element around the bars. */
		group: {
			ref: group,
			role: 'group',
			'aria-label': label,
			onKeyDown: move,
			onMouseLeave: () => setReadKey(undefined),
		},
		/** For the button of a bar. */
		bar: (key: string, index: number) => ({
			type: 'button' as const,
			'aria-label': texts.get(key),
			tabIndex: index === stop ? 0 : -1,
			onMouseEnter: () => setReadKey(key),
			onClick: () => setReadKey(key),
			onFocus: () => {
				setAt(index)
				setReadKey(key)
			},
		}),
		share: (value: number) => ({ '--share': value / most }) as Record<string, number>,
	}
}
