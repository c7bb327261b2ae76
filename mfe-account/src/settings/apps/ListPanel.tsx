import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useId } from 'react'
import { FailurePanel } from 'shared-composition'
import { Meta, Panel, Skeleton } from 'shared-ui'
import { PanelSection } from '../style.ts'
import type { MemberList } from './memberList.ts'
import { Rows } from './style.ts'

interface ListPanelProps<Item> {
	list: MemberList<Item>
	title: string
	lead: string
	/** The text of a failure to load. */
	failed: string
	/** The text of an empty list. */
	none: string
	/** The button that adds an item. */
	add?: ReactNode
	/** The dialogs that are open. */
	dialogs: ReactNode
	/** Renders an item as an `<li>`. */
	children: (item: Item) => ReactNode
}

/** A panel of the settings with a list that is loaded after the page. */
export function ListPanel<Item>({ list, title, lead, failed, none, add, dialogs, children }: ListPanelProps<Item>) {
	const titleId = useId()
	const panel = useStore(list.$state)
	useEffect(() => list.follow(), [list])
	return (
		<Panel>
			<PanelSection aria-labelledby={titleId}>
				<div>
					<h2 id={titleId}>{title}</h2>
					<Meta as="p">{lead}</Meta>
				</div>
				{add && <div>{add}</div>}
				{panel.state === 'loading' && <Skeleton $height="5rem" />}
				{panel.state === 'failed' && <FailurePanel title={failed} onRetry={list.load} />}
				{panel.state === 'ready' && panel.value.items.length === 0 && <Meta as="p">{none}</Meta>}
				{panel.state === 'ready' && panel.value.items.length > 0 && <Rows>{panel.value.items.map(children)}</Rows>}
			</PanelSection>
			{dialogs}
		</Panel>
	)
}
