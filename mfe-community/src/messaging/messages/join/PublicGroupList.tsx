import { useStore } from '@nanostores/react'
import { useEffect, useState, useTransition } from 'react'
import { FailurePanel } from 'shared-composition'
import type { GroupCard } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button, color, SearchIcon, Skeleton, Stack, size, space } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { clipUserText } from '../../../shared/clipUserText.ts'
import { GroupAvatar } from '../layout/GroupAvatar.tsx'
import { messageTranslations } from '../messageTranslations.ts'
import { joinAndAnnounce } from './joinByLink.ts'
import { $publicGroups, loadPublicGroups, searchPublicGroups } from './publicGroups.ts'

const Title = styled.h3`
	margin-bottom: ${space[3]};
	font-size: ${size.md};
`
const Row = styled.li`
	display: grid;
	grid-template-columns: auto minmax(0, 1fr) auto;
	gap: ${space[3]};
	align-items: center;
	padding: ${space[3]} 0;
	border-top: 1px solid ${color.line};
	overflow-wrap: anywhere;
	line-height: 1.4;
	&:first-child { border-top: 0; }
	> div { min-width: 0; }
	p { ${clipUserText} }
	p:first-child { font-weight: 650; }
	p + p { font-size: ${size.sm}; color: ${color.muted}; }
`
const None = styled.p`
	padding: ${space[4]} 0;
	color: ${color.muted};
`

/** The public groups with a search by name. */
export function PublicGroupList({ onJoined }: { onJoined: (groupId: string) => void }) {
	const t = useTranslations(messageTranslations)
	const groups = useStore($publicGroups)
	const [typed, setTyped] = useState('')
	useEffect(() => void loadPublicGroups(''), [])
	return (
		<section>
			<Title>{t('messages.join.public')}</Title>
			<TextField
				type="search"
				label={t('messages.join.search')}
				hideLabel
				placeholder={t('messages.join.search')}
				start={<SearchIcon size={16} />}
				value={typed}
				onChange={(event) => {
					setTyped(event.target.value)
					searchPublicGroups(event.target.value)
				}}
			/>
			<div aria-live="polite">
				{groups.state === 'failed' && (
					<FailurePanel title={t('messages.join.failed')} onRetry={() => loadPublicGroups(typed)} />
				)}
				{groups.state === 'loading' && (
					<Stack aria-busy="true">
						<Skeleton $height="3.5rem" />
						<Skeleton $height="3.5rem" />
					</Stack>
				)}
				{groups.state === 'ready' && groups.value.items.length === 0 && <None>{t('messages.join.none')}</None>}
				{groups.state === 'ready' && (
					<ul>
						{groups.value.items.map((card) => (
							<PublicGroup key={card.id} card={card} onJoined={onJoined} />
						))}
					</ul>
				)}
			</div>
		</section>
	)
}

function PublicGroup({ card, onJoined }: { card: GroupCard; onJoined: (groupId: string) => void }) {
	const t = useTranslations(messageTranslations)
	const [isBusy, start] = useTransition()

	async function join() {
		const groupId = await joinAndAnnounce(card.id, card)
		if (groupId !== undefined) onJoined(groupId)
	}

	return (
		<Row>
			<GroupAvatar group={card} />
			<div>
				<p>{card.name}</p>
				<p>{t('messages.members', { count: card.memberCount })}</p>
				{card.description && <p>{card.description}</p>}
			</div>
			<Button
				size="sm"
				disabled={card.joined}
				loading={isBusy}
				aria-label={card.joined ? undefined : t('messages.join.submit.of', { group: card.name })}
				onClick={() => start(join)}
			>
				{t(card.joined ? 'messages.join.joined' : 'messages.join.submit')}
			</Button>
		</Row>
	)
}
