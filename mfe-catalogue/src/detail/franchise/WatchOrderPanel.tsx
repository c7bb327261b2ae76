import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { franchisePath, type TitleLink, type TitlePage, titlePath } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { Badge, color, LinkButton, Meta, SkeletonText, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { createWatchOrder } from '../schedule/scheduleState.ts'
import { SidePanel } from '../title/SidePanel.tsx'
import { titleTranslations } from '../title/titleTranslations.ts'

/** The height of the loaded panel, so that nothing below it moves. */
const Room = styled.div`
	min-height: 11.5rem;
`
const Step = styled.div`
	display: grid;
	grid-template-columns: 4.5rem minmax(0, 1fr);
	gap: ${space[2]};
	font-size: ${size.sm};
	dt { color: ${color.muted}; }
	dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
`

/** True if a title has relations that make a franchise; known without a request. */
export function hasFranchise({ related }: TitlePage): boolean {
	return related.some(({ relation }) => relation !== 'character' && relation !== 'other')
}

/** "Ordem para assistir": where to begin, the works released before and after a title, and a link to its franchise. Loads after the page. */
export function WatchOrderPanel({ page }: { page: TitlePage }) {
	return hasFranchise(page) ? <LoadedPanel titleId={page.id} /> : null
}

function LoadedPanel({ titleId }: { titleId: number }) {
	const t = useTranslations(titleTranslations)
	const [order] = useState(() => createWatchOrder(titleId))
	const state = useStore(order.$state)
	useEffect(() => {
		void order.load()
	}, [order])
	// The related titles below say the same in another form, so a failure leaves the panel out.
	if (state.state === 'failed' || (state.state === 'ready' && state.value.total < 2)) return null
	if (state.state === 'loading') {
		return (
			<SidePanel title={t('watchOrder.title')}>
				<Room>
					<SkeletonText lines={4} />
				</Room>
			</SidePanel>
		)
	}
	const { franchiseId, total, start, place, length, previous, next } = state.value
	return (
		<SidePanel title={t('watchOrder.title')}>
			<Room as={Stack}>
				{start === null && (
					<div>
						<Badge $tone="stamp">{t('watchOrder.here')}</Badge>
					</div>
				)}
				{length > 1 && <Meta as="p">{t('watchOrder.place', { place, length })}</Meta>}
				<Stack as="dl" $gap={2}>
					{start && start.id !== previous?.id && <Neighbour label={t('watchOrder.start')} title={start} />}
					{previous && <Neighbour label={t('watchOrder.previous')} title={previous} />}
					{next && <Neighbour label={t('watchOrder.next')} title={next} />}
				</Stack>
				<div>
					<LinkButton to={franchisePath(franchiseId)} size="sm">
						{t('watchOrder.all', { count: total })}
					</LinkButton>
				</div>
			</Room>
		</SidePanel>
	)
}

function Neighbour({ label, title }: { label: string; title: TitleLink }) {
	const nameOf = useTitleName()
	return (
		<Step>
			<dt>{label}</dt>
			<dd>
				<Link to={titlePath(title)}>{nameOf(title)}</Link>
			</dd>
		</Step>
	)
}
