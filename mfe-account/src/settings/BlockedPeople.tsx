import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import { announce, FailurePanel } from 'shared-composition'
import type { BlockedMember } from 'shared-contract'
import { useFormats, useWords } from 'shared-i18n'
import { Avatar, Button, Meta, Panel, Skeleton } from 'shared-ui'
import { words } from '../words.ts'
import { createBlockedList } from './blockedList.ts'
import { Part, Rows } from './style.ts'

/** Whom the member blocked, and the way back. */
export function BlockedPeople() {
	const t = useWords(words)
	const formats = useFormats()
	const titleId = useId()
	const [list] = useState(createBlockedList)
	const state = useStore(list.$state)

	useEffect(() => {
		void list.load()
	}, [list])

	async function unblock(member: BlockedMember) {
		announce(await list.unblock(member), t('blocked.undone', { name: member.username }))
	}

	return (
		<Panel>
			<Part aria-labelledby={titleId}>
				<div>
					<h2 id={titleId}>{t('blocked.title')}</h2>
					<Meta as="p">{t('blocked.lead')}</Meta>
				</div>
				{state.state === 'loading' && <Skeleton $height="4rem" />}
				{state.state === 'failed' && <FailurePanel title={t('blocked.failed')} onRetry={list.load} />}
				{state.state === 'shown' && state.items.length === 0 && <p>{t('blocked.empty')}</p>}
				{state.state === 'shown' && state.items.length > 0 && (
					<Rows>
						{state.items.map((member) => (
							<li key={member.id}>
								<Avatar name={member.username} url={member.avatarUrl} size={40} />
								<div>
									<strong>
										<bdi>{member.username}</bdi>
									</strong>
									<Meta>{t('blocked.since', { date: formats.date(member.blockedAt) })}</Meta>
								</div>
								<Button
									size="sm"
									aria-label={t('blocked.undo.of', { name: member.username })}
									onClick={() => void unblock(member)}
								>
									{t('blocked.undo')}
								</Button>
							</li>
						))}
					</Rows>
				)}
				{state.state === 'shown' && state.more === 'failed' && <Meta role="alert">{t('blocked.failed')}</Meta>}
				{state.state === 'shown' && state.next !== null && (
					<Button loading={state.more === 'loading'} onClick={() => void list.loadMore()}>
						{t('blocked.more')}
					</Button>
				)}
			</Part>
		</Panel>
	)
}
