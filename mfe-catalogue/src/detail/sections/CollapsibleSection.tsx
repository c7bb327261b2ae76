import { useStore } from '@nanostores/react'
import { type ReactNode, useId, useState } from 'react'
import { FailurePanel } from 'shared-composition'
import type { SectionOrder } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Button, ChevronDownIcon, ChevronUpIcon, Count, Meta, Skeleton } from 'shared-ui'
import { SortIcon } from 'shared-ui/parts'
import { titleTranslations } from '../title/titleTranslations.ts'
import { PageSelect } from './PageSelect.tsx'
import { createSectionLines } from './sectionLines.ts'
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
	children: (line: Line) => ReactNode
}

/** A collapsible season or volume with its own sort order. Its lines are loaded when it is opened. */
export function CollapsibleSection<Line>(props: CollapsibleSectionProps<Line>) {
	const { name, total, count, empty, firstPage, load, startsOpen, children } = props
	const t = useTranslations(titleTranslations)
	const [section] = useState(() => createSectionLines<Line>({ total, firstPage, load }))
	const [open, setOpen] = useState(startsOpen)
	const { order, page, lines } = useStore(section.$view)
	const panelId = useId()

	function toggle() {
		setOpen(!open)
		if (!open) void section.open()
	}

	return (
		<Sheet>
			<h3>
				<Toggle type="button" aria-expanded={open} aria-controls={open ? panelId : undefined} onClick={toggle}>
					<span>{name}</span>
					{!open && <Count aria-hidden="true">{total}</Count>}
					{open ? <ChevronUpIcon size={18} /> : <ChevronDownIcon size={18} />}
				</Toggle>
			</h3>
			{open && (
				<Panel id={panelId}>
					{total > 0 && (
						<Bar>
							<Meta>{count}</Meta>
							<PageSelect total={total} order={order} page={page} onChoose={(chosen) => void section.goTo(chosen)} />
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
					{lines.state === 'ready' && total > 0 && <Lines>{lines.items.map(children)}</Lines>}
				</Panel>
			)}
		</Sheet>
	)
}
