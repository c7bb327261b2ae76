import { useStore } from '@nanostores/react'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { $scoreScale } from 'shared-composition/score/scoreText'
import type { Kind, ListEntry, ListSort } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { ChevronDownIcon, ChevronUpIcon } from 'shared-ui'
import { undoLatest } from '../entry/showUndoableOutcome.ts'
import { listTranslations } from '../listTranslations.ts'
import { adding, type ChangeSelection, ending, type Selected, toggling } from '../selection/selected.ts'
import type { EntryActions } from './EntryProgress.tsx'
import { EntryTableRow } from './EntryTableRow.tsx'
import { HeaderCell, HeaderRow, Hint, Rows, SortButton, Table, templateOf } from './entryTableStyle.ts'
import type { ItemWindow } from './itemWindow.ts'
import { $listColumns, columnsOf } from './listLayout.ts'
import { sortKey } from './listView.ts'
import { rowKey } from './rowKeys.ts'
import { useVirtualItems } from './useVirtualItems.ts'

/** The height of most rows. */
const ROW_PX = 69

/** These orders begin with the lowest. */
const ASCENDING: readonly ListSort[] = ['title', 'format', 'studio', 'next']

interface EntryTableProps {
	kind: Kind
	entries: readonly ListEntry[]
	sort: ListSort
	isBusy: boolean
	onSort: (sort: ListSort) => void
	/** Called when the reader goes on from the last row. */
	onEnd: () => void
	/** The actions of the owner; undefined for other readers. */
	actions: EntryActions | undefined
	selected: Selected | undefined
}

/**
 * A list as a table, on narrow screens as lines. It is one stop of the keyboard: arrows lead from row to row, and for the owner `+`, `-`
 * and the digits change the row, or the rows that are selected with the space bar.
 */
export function EntryTable({ kind, entries, sort, isBusy, onSort, onEnd, actions, selected }: EntryTableProps) {
	const t = useTranslations(listTranslations)
	const chosen = useStore($listColumns)
	const columns = columnsOf(kind).filter((column) => chosen.includes(column))
	const hintId = useId()
	const rows = useRef<HTMLDivElement>(null)
	const [activeId, setActiveId] = useState<number>()
	/** The place of the row that has the focus. */
	const focused = useRef<number>(undefined)
	const active = Math.max(
		0,
		entries.findIndex(({ title }) => title.id === activeId),
	)

	const marked = selected ? entries.filter(({ title }) => selected.has(title.id)) : []

	const Virtual = useVirtualItems(entries.length)
	const show = useRef<ItemWindow['show']>(undefined)

	/** Focuses the link of a row once it is in the page, to which `scroll` may have to scroll. */
	function focusRow(at: number, scroll?: ItemWindow['show'], frames = 10) {
		const link = rows.current?.querySelector<HTMLElement>(`[data-index="${at}"] a`)
		if (link) return link.focus()
		scroll?.(at)
		if (frames > 0) requestAnimationFrame(() => focusRow(at, scroll, frames - 1))
	}

	// A row that left for another list takes the focus with it: the one in its place gets it. So it does in a list that becomes long. One
	// that the reader scrolled away from has none in its place.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only these move the focus
	useEffect(() => {
		if (focused.current !== undefined && document.activeElement === document.body) {
			focusRow(Math.min(focused.current, entries.length - 1))
		}
	}, [entries, Virtual])

	function follow({ target }: FocusEvent) {
		const row = target.closest<HTMLElement>('[role=row]')
		focused.current = row ? Number(row.dataset.index) : undefined
		setActiveId(entries[focused.current ?? -1]?.title.id)
	}

	function press(event: KeyboardEvent) {
		const entry = entries[active]
		if (actions && isOfList(event, entries, actions.select)) return event.preventDefault()
		const does = rowKey(event.key, active, entries.length, $scoreScale.get())
		if (!entry || !does || event.ctrlKey || event.metaKey || event.altKey) return
		// The space bar presses a button or a checkbox.
		if (does.kind === 'select' && !(event.target as Element).matches('a')) return
		if (does.kind === 'move') {
			if (event.key === 'ArrowDown' && does.to === active) onEnd()
			if (actions && event.shiftKey) actions.select(adding(idsOf(entries, active, does.to)))
			focusRow(does.to, show.current)
		} else if (!actions) return
		else if (does.kind === 'select') actions.select(toggling(entry.title.id))
		else if (marked.length > 0) actions.onPress(marked, does)
		else if (does.kind === 'step') actions.onStep(entry, does.by)
		else actions.onScore(entry, does.score)
		event.preventDefault()
	}

	function renderRows({ from, to, style, measure, ...itemWindow }: ItemWindow) {
		show.current = itemWindow.show
		// Where the active row is out of the page, the keyboard stops at the first.
		const stop = active >= from && active < to ? active : from
		return (
			<Rows
				ref={rows}
				role="rowgroup"
				style={style}
				onKeyDown={press}
				onFocus={follow}
				onBlur={({ relatedTarget }) => {
					if (relatedTarget) focused.current = undefined
				}}
			>
				{entries.slice(from, to).map((entry, place) => (
					<EntryTableRow
						key={entry.title.id}
						entry={entry}
						at={from + place}
						measure={measure}
						columns={chosen}
						actions={actions}
						isActive={from + place === stop}
						isSelected={selected?.has(entry.title.id)}
					/>
				))}
			</Rows>
		)
	}

	return (
		<>
			<Table
				role="grid"
				aria-label={t(`listTabs.${kind}`)}
				aria-describedby={hintId}
				aria-busy={isBusy}
				aria-rowcount={entries.length + 1}
				aria-multiselectable={actions && true}
				style={templateOf(columns, actions !== undefined)}
			>
				<HeaderRow role="row">
					{(['title', ...columns] as const).map((column) => {
						const direction = ASCENDING.includes(column) ? 'ascending' : 'descending'
						const Arrow = direction === 'ascending' ? ChevronUpIcon : ChevronDownIcon
						return (
							<HeaderCell key={column} role="columnheader" aria-sort={sort === column ? direction : 'none'}>
								<SortButton type="button" onClick={() => onSort(column)}>
									{t(sortKey(kind, column))}
									{sort === column && <Arrow size={14} />}
								</SortButton>
							</HeaderCell>
						)
					})}
				</HeaderRow>
				{Virtual ? (
					<Virtual count={entries.length} container={rows} rowPx={ROW_PX}>
						{renderRows}
					</Virtual>
				) : (
					renderRows({ from: 0, to: entries.length, columns: 1 })
				)}
			</Table>
			<Hint id={hintId}>{t(actions ? 'listTabs.keys.own' : 'listTabs.keys')}</Hint>
		</>
	)
}

/** Ctrl+A selects all rows, Escape ends the selection, Ctrl+Z undoes the last change. @returns whether the browser is to do nothing */
function isOfList(event: KeyboardEvent, entries: readonly ListEntry[], select: ChangeSelection): boolean {
	if (event.key === 'Escape') select(ending)
	if ((!event.ctrlKey && !event.metaKey) || event.shiftKey) return false
	if (event.key === 'a') select(adding(entries.map(({ title }) => title.id)))
	else if (event.key === 'z') undoLatest()
	else return false
	return true
}

/** The ids of the rows from one to another. */
function idsOf(entries: readonly ListEntry[], one: number, other: number): number[] {
	return entries.slice(Math.min(one, other), Math.max(one, other) + 1).map(({ title }) => title.id)
}
