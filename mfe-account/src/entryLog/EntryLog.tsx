import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { announce, FailurePanel } from 'shared-composition'
import type { ListEntry, LogRecord } from 'shared-contract'
import { useFormats, useWords } from 'shared-i18n'
import { Button, ChevronDownIcon, IconButton, Meta, Skeleton, Stack, TrashIcon } from 'shared-ui'
import { announceUndoable } from '../entry/announceUndoable.ts'
import { words } from '../words.ts'
import { createLog, type LogState, type LogStore } from './logStore.ts'
import { Box, Fold, Records } from './style.ts'

interface EntryLogProps {
	entry: ListEntry
	/** The counter has followed the log. */
	onCount: (entry: ListEntry) => void
}

/** What was seen of a title and when, folded until it is asked for; a record that is wrong is taken out of it. */
export function EntryLog({ entry, onCount }: EntryLogProps) {
	const t = useWords(words)
	const id = useId()
	const [store] = useState(() => createLog(entry, onCount))
	const state = useStore(store.$state)
	const isOpen = state.state !== 'folded'
	return (
		<Box>
			<Fold
				type="button"
				aria-expanded={isOpen}
				aria-controls={isOpen ? id : undefined}
				onClick={() => (isOpen ? store.fold() : void store.open())}
			>
				{t('entryLog')}
				<ChevronDownIcon size={18} />
			</Fold>
			{isOpen && (
				<div id={id}>
					<Unfolded kind={entry.title.kind} state={state} store={store} />
				</div>
			)}
		</Box>
	)
}

interface UnfoldedProps {
	kind: ListEntry['title']['kind']
	state: LogState
	store: LogStore
}

function Unfolded({ kind, state, store }: UnfoldedProps) {
	const t = useWords(words)
	if (state.state === 'failed') return <FailurePanel title={t('entryLog.failed')} onRetry={() => store.open()} />
	if (state.state !== 'shown') {
		return (
			<div role="status" aria-label={t('entryLog.loading')}>
				<Skeleton $height="88px" />
			</div>
		)
	}
	if (state.items.length === 0 && !state.hasMore) return <Meta as="p">{t('entryLog.empty')}</Meta>
	const hasRounds = state.items.some(({ round }) => round > 0)
	return (
		<Stack $gap={3}>
			<Meta as="p">{t('entryLog.hint')}</Meta>
			<Records>
				{state.items.map((record) => (
					<RecordItem key={record.id} record={record} kind={kind} hasRounds={hasRounds} store={store} />
				))}
			</Records>
			{state.more === 'failed' && <Meta role="alert">{t('entryLog.failed')}</Meta>}
			{state.hasMore && (
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
	/** Whether the title was begun more than once. */
	hasRounds: boolean
	store: LogStore
}

function RecordItem({ record, kind, hasRounds, store }: RecordItemProps) {
	const t = useWords(words)
	const formats = useFormats()
	const { first, last, round, seenAt } = record
	const progress = first === last ? formats.number(first) : `${formats.number(first)}–${formats.number(last)}`
	const what = t(`listTabs.${kind}.progress`, { progress })
	const when = formats.instant(seenAt)

	async function remove(item: Element | null) {
		// The press goes with its record: whoever uses the keyboard goes on at the next one.
		const next = item?.nextElementSibling ?? item?.previousElementSibling ?? item?.closest('section')
		next?.querySelector('button')?.focus()
		announceUndoable(await store.take(record), t('entryLog.removed'), async () => {
			const outcome = await store.put(record)
			if (outcome.state !== 'done') announce(outcome, t('entryLog.restored'))
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
