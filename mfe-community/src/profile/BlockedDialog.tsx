import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { announce, FailurePanel } from 'shared-composition'
import type { BlockedMember } from 'shared-contract'
import { common, useFormats, useWords } from 'shared-i18n'
import { Button, EmptyState, Meta, Skeleton, Stack } from 'shared-ui'
import { Dialog } from 'shared-ui/controls'
import { People, PersonRow } from '../connections/PersonRow.tsx'
import { words } from '../words.ts'
import { createBlockedList } from './blockedList.ts'

/** Whom the reader blocked, and the way back. */
export function BlockedDialog({ onClose }: { onClose: () => void }) {
	const t = useWords(words)
	const shared = useWords(common)
	const formats = useFormats()
	const [list] = useState(createBlockedList)
	const state = useStore(list.$state)

	useEffect(() => {
		void list.load()
	}, [list])

	async function unblock(member: BlockedMember) {
		announce(await list.unblock(member), t('block.undone', { name: member.username }))
	}

	return (
		<Dialog open onClose={onClose} title={t('block.list')} closeLabel={shared('action.close')} size="lg">
			{state.state === 'loading' && <Skeleton $height="12rem" />}
			{state.state === 'failed' && <FailurePanel title={t('block.list.failed')} onRetry={list.load} />}
			{state.state === 'shown' && state.items.length === 0 && (
				<EmptyState title={t('block.list.empty.title')} text={t('block.list.empty.text')} />
			)}
			{state.state === 'shown' && state.items.length > 0 && (
				<Stack>
					<People>
						{state.items.map((member) => (
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
					{state.next !== null && (
						<Button loading={state.more === 'loading'} onClick={() => void list.loadMore()}>
							{t('connections.more')}
						</Button>
					)}
				</Stack>
			)}
		</Dialog>
	)
}
