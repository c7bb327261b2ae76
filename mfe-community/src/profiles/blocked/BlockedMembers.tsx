import { useStore } from '@nanostores/react'
import { Suspense, use, useEffect, useState } from 'react'
import { FailurePanel, showOutcome } from 'shared-composition'
import type { BlockedMember } from 'shared-contract'
import { loadTranslations, useFormats, useTranslations } from 'shared-i18n'
import { Button, EmptyState, Meta, Skeleton, Stack } from 'shared-ui'
import { commentTranslations } from '../../comments/commentTranslations.ts'
import { captureListFocus } from '../../shared/captureListFocus.ts'
import { People, PersonRow } from '../connections/PersonRow.tsx'
import { createBlockedList } from './blockedList.ts'

const ready = loadTranslations(commentTranslations)

/** Whom the reader blocked, and the way back: for the profile here and for the settings of another slice. */
export default function BlockedMembers() {
	return (
		<Suspense fallback={<Skeleton $height="8rem" />}>
			<List />
		</Suspense>
	)
}

function List() {
	use(ready)

	const t = useTranslations(commentTranslations)
	const formats = useFormats()
	const [list] = useState(createBlockedList)
	const state = useStore(list.$state)

	useEffect(() => {
		void list.load()
	}, [list])

	async function unblock(member: BlockedMember) {
		const restoreFocus = captureListFocus()
		showOutcome(await list.unblock(member.id), t('block.undone', { name: member.username }))
		restoreFocus()
	}

	if (state.state === 'loading') return <Skeleton $height="8rem" />
	if (state.state === 'failed') return <FailurePanel title={t('block.list.failed')} onRetry={list.load} />
	const { items, next } = state.value
	if (items.length === 0) {
		return <EmptyState title={t('block.list.empty.title')} text={t('block.list.empty.text')} />
	}
	return (
		<Stack>
			<Meta as="p">{t('block.list.lead')}</Meta>
			<People>
				{items.map((member) => (
					<PersonRow
						key={member.id}
						person={member}
						below={t('block.list.since', { date: formats.date(member.blockedAt) })}
					>
						<Button
							size="sm"
							aria-label={t('block.undo.of', { name: member.username })}
							onClick={() => void unblock(member)}
						>
							{t('block.undo')}
						</Button>
					</PersonRow>
				))}
			</People>
			{state.more === 'failed' && <Meta role="alert">{t('block.list.failed')}</Meta>}
			{next !== null && (
				<Button loading={state.more === 'loading'} onClick={() => void list.loadMore()}>
					{t('connections.more')}
				</Button>
			)}
		</Stack>
	)
}
