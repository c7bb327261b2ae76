import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { Count, color, motion, radius, size, space, toriiLine } from '../index.ts'
import { ROW, roving } from './roving.ts'

const List = styled.div`
	display: flex;
	gap: ${space[6]};
	border-bottom: 1px solid ${color.line};
	overflow-x: auto;
	scrollbar-width: none;
`
const Tab = styled.button`
	position: relative;
	display: inline-flex;
	align-items: center;
	gap: ${space[2]};
	flex: none;
	padding: ${space[3]} 0 ${space[4]};
	border: 0;
	font-size: ${size.sm};
	font-weight: 600;
	color: ${color.muted};
	background: none;
	cursor: pointer;
	transition: color ${motion.fast};
	&:hover, &[aria-selected='true'] { color: ${color.text}; }
	&[aria-selected='true']::after {
		content: '';
		position: absolute;
		inset: auto 0 0;
		${toriiLine}
	}
	&:focus-visible { outline-offset: -3px; border-radius: ${radius.md}; }
`
const Panel = styled.div`
	padding-top: ${space[4]};
	&:focus-visible { outline-offset: 4px; }
`

export type TabItem<Id extends string> = {
	id: Id
	label: string
	icon?: ReactNode
	/** A number beside the label; none is shown for undefined. */
	count?: number | string | undefined
}

export type TabsProps<Id extends string> = {
	label: string
	tabs: readonly TabItem<Id>[]
	selected: Id
	onSelect: (id: Id) => void
	/** The panel of the selected tab. */
	children?: ReactNode
}

/** Of a row that is longer than the screen is wide, the chosen tab comes to the middle. In the next frame, which lays out once. */
function bringIntoSight(tab: HTMLElement | null) {
	if (!tab) return
	requestAnimationFrame(() => {
		const row = tab.parentElement
		if (row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
	})
}

/** Tabs with one stop of the keyboard: arrows, Home and End choose. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
	const id = useId()
	const list = useRef<HTMLDivElement>(null)

	function move(event: KeyboardEvent) {
		const selectedAt = tabs.findIndex((tab) => tab.id === selected)
		const next = roving(event.key, ROW, selectedAt, tabs.length)
		if (next === undefined) return
		event.preventDefault()
		const tab = tabs[next]
		if (!tab) return
		onSelect(tab.id)
		list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
	}

	return (
		<div>
			<List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
				{tabs.map((tab) => (
					<Tab
						key={tab.id}
						type="button"
						role="tab"
						ref={tab.id === selected ? bringIntoSight : undefined}
						id={`${id}-${tab.id}`}
						aria-selected={tab.id === selected}
						aria-controls={`${id}-panel`}
						tabIndex={tab.id === selected ? 0 : -1}
						onClick={() => onSelect(tab.id)}
					>
						{tab.icon}
						{tab.label}
						{tab.count !== undefined && <Count>{tab.count}</Count>}
					</Tab>
				))}
			</List>
			<Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} tabIndex={0}>
				{children}
			</Panel>
		</div>
	)
}
