import { useStore } from '@nanostores/react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { FailurePanel } from 'shared-composition'
import type { SectionOrder } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Button, ChevronDownIcon, ChevronUpIcon, Count, Meta, Skeleton } from 'shared-ui'
import { Select } from 'shared-ui/controls'
import { SortIcon } from 'shared-ui/parts'
import { titleTranslations } from '../title/titleTranslations.ts'
import { createSectionLines, lineRanges, RANGE_SIZE, rangeOf } from './sectionLines.ts'
import { Bar, Lines, Panel, Sheet, Toggle } from './sectionStyles.ts'

interface CollapsibleSectionProps<Line> {
	name: string
	total: number
	/** The count beside the name, such as '12 episódios'. */
	count: string
	/** The message of a section without lines. */
	empty: string
	/** The first page, if the data of the title includes it. */
	firstPage?: readonly Line[] | undefined
	load: (order: SectionOrder, page: number) => Promise<Outcome<{ items: Line[] }>>
	startsOpen: boolean
	/** The place of the line that is the reader's next one, from 1, if it is in this section. */
	next?: number | undefined
	children: (line: Line) => ReactNode
}

/** A collapsible season or volume with its own sort order. Its lines are loaded when it is opened. */
export function CollapsibleSection<Line>(props: CollapsibleSectionProps<Line>) {
	const { name, total, count, empty, firstPage, load, startsOpen, next, children } = props
	const t = useTranslations(titleTranslations)
	const [section] = useState(() => createSectionLines<Line>({ total, firstPage, load }))
	const [open, setOpen] = useState(startsOpen)
	const { order, range, lines } = useStore(section.$view)
	const panelId = useId()

	const list = useRef<HTMLOListElement>(null)
	async function goToNext(line: number) {
		const { range, index } = rangeOf(line, total, order)
		setOpen(true)
		await section.goTo(range)
		// The lines are rendered in the next frame.
		requestAnimationFrame(() => list.current?.children[index]?.querySelector('a')?.focus())
	}

	function toggle() {
		setOpen(!open)
		if (!open) void section.open()
	}

	// An open section of one range shows the line already.
	const goOn = next !== undefined && (!open || total > RANGE_SIZE) && (
		<Button size="sm" onClick={() => void goToNext(next)}>
			{t('title.section.next', { number: next })}
		</Button>
	)

	return (
		<Sheet>
			<h3>
				<Toggle type="button" aria-expanded={open} aria-controls={open ? panelId : undefined} onClick={toggle}>
					<span>{name}</span>
					{!open && <Count aria-hidden="true">{total}</Count>}
					{open ? <ChevronUpIcon size={18} /> : <ChevronDownIcon size={18} />}
				</Toggle>
			</h3>
			{!open && goOn && (
				<Panel>
					<Bar>{goOn}</Bar>
				</Panel>
			)}
			{open && (
				<Panel id={panelId}>
					{total > 0 && (
						<Bar>
							<Meta>{count}</Meta>
							<RangeSelect total={total} order={order} range={range} onChoose={(chosen) => void section.goTo(chosen)} />
							{goOn}
							<Button size="sm" variant="quiet" onClick={() => void section.reverse()}>
								<SortIcon size={16} />
								{t(order === 'ascending' ? 'title.order.ascending' : 'title.order.descending')}
							</Button>
						</Bar>
					)}
					{lines.state === 'failed' && (
						<FailurePanel title={t('title.section.failed', { name })} onRetry={section.open} />
					)}
					{(lines.state === 'loading' || lines.state === 'idle') && <Skeleton $height="18rem" />}
					{lines.state === 'ready' && total === 0 && <Meta as="p">{empty}</Meta>}
					{lines.state === 'ready' && total > 0 && <Lines ref={list}>{lines.items.map(children)}</Lines>}
				</Panel>
			)}
		</Sheet>
	)
}

interface RangeSelectProps {
	total: number
	order: SectionOrder
	/** Starts at 1. */
	range: number
	onChoose: (range: number) => void
}

/** Selects the lines of a long season or volume; renders nothing if there is only one. */
function RangeSelect({ total, order, range, onChoose }: RangeSelectProps) {
	const t = useTranslations(titleTranslations)
	const formats = useFormats()
	const ranges = lineRanges(total, order)
	if (ranges.length < 2) return null
	return (
		<Select
			label={t('title.section.part')}
			hideLabel
			value={String(range)}
			onSelect={(value) => onChoose(Number(value))}
			options={ranges.map(({ range, first, last }) => ({
				value: String(range),
				label: `${formats.number(first)} – ${formats.number(last)}`,
			}))}
		/>
	)
}
