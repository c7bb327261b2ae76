import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { FailurePanel, showOutcome } from 'shared-composition'
import type { ListEntry, LogRecord } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Button, ChevronDownIcon, IconButton, Meta, Skeleton, Stack } from 'shared-ui'
import { TrashIcon } from 'shared-ui/parts'
import { showUndoableOutcome } from '../entry/showUndoableOutcome.ts'
import { listTranslations } from '../listTranslations.ts'
import { createEntryLog, type EntryLogStore } from './entryLogStore.ts'
import { ExpandButton, LogSection, Records } from './style.ts'

interface EntryLogProps {
	entry: ListEntry
	/** The progress of the entry changed because a record was removed or restored. */
	onProgressChange: (entry: ListEntry) => void
}

/** The viewing history of a title, collapsed until the reader opens it. Each record has a button that removes it. */
export function EntryLog({ entry, onProgressChange }: EntryLogProps) {
	const t = useTranslations(listTranslations)
	const id = useId()
	const [store] = useState(() => createEntryLog(entry, onProgressChange))
	const [isOpen, setOpen] = useState(false)
	function toggle() {
		setOpen(!isOpen)
		if (isOpen) store.reset()
		else void store.load()
	}
	return (
		<LogSection>
			<ExpandButton type="button" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={toggle}>
				{t('entryLog')}
				<ChevronDownIcon size={18} />
			</ExpandButton>
			{isOpen && (
				<div id={id}>
					<ExpandedLog kind={entry.title.kind} store={store} />
				</div>
			)}
		</LogSection>
	)
}

interface ExpandedLogProps {
	kind: ListEntry['title']['kind']
	store: EntryLogStore
}

function ExpandedLog({ kind, store }: ExpandedLogProps) {
	const t = useTranslations(listTranslations)
	const state = useStore(store.$state)
	if (state.state === 'failed') return <FailurePanel title={t('entryLog.failed')} onRetry={store.load} />
	if (state.state !== 'ready') {
		return (
			<div role="status" aria-label={t('entryLog.loading')}>
				<Skeleton $height="88px" />
			</div>
		)
	}
	const { items, next } = state.value
	if (items.length === 0 && next === null) return <Meta as="p">{t('entryLog.empty')}</Meta>
	const hasRounds = items.some(({ round }) => round > 0)
	return (
		<Stack $gap={3}>
			<Meta as="p">{t('entryLog.hint')}</Meta>
			<Records>
				{items.map((record) => (
					<RecordItem key={record.id} record={record} kind={kind} hasRounds={hasRounds} store={store} />
				))}
			</Records>
			{state.more === 'failed' && <Meta role="alert">{t('entryLog.failed')}</Meta>}
			{next !== null && (
				<div>
					<Button size="sm" loading={state.more === 'loading'} onClick={() => void store.loadMore()}>
						{t('listTabs.more')}
					</Button>
				</div>
			)}
		</Stack>
	)
}

interface RecordItemProps {
	record: LogRecord
	kind: ListEntry['title']['kind']
	/** Whether the title was started more than once. */
	hasRounds: boolean
	store: EntryLogStore
}

function RecordItem({ record, kind, hasRounds, store }: RecordItemProps) {
	const t = useTranslations(listTranslations)
	const formats = useFormats()
	const { first, last, round, seenAt } = record
	const progress = first === last ? formats.number(first) : `${formats.number(first)}–${formats.number(last)}`
	const what = t(`listTabs.${kind}.progress`, { progress })
	const when = formats.instant(seenAt)

	async function remove(item: Element | null) {
		// The button disappears with its record, so the focus moves to the next record.
		const next = item?.nextElementSibling ?? item?.previousElementSibling ?? item?.closest('section')
		next?.querySelector('button')?.focus()
		showUndoableOutcome(await store.remove(record), t('entryLog.removed'), async () => {
			const outcome = await store.restore(record)
			if (outcome.state !== 'done') showOutcome(outcome, t('entryLog.restored'))
		})
	}

	return (
		<li>
			<strong>{what}</strong>
			<Meta as="time" dateTime={seenAt}>
				{when}
				{hasRounds && ` · ${t('entryLog.round', { number: round + 1 })}`}
			</Meta>
			<IconButton
				size="sm"
				label={t('entryLog.remove', { what, when })}
				icon={<TrashIcon size={16} />}
				onClick={({ currentTarget }) => void remove(currentTarget.closest('li'))}
			/>
		</li>
	)
}
