import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import { type SharedList, sharedListsRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { createRemote } from 'shared-state/remote'
import { Badge, Grid, Meta, Section } from 'shared-ui'
import { Covers } from '../CustomListCard.tsx'
import { CardBox, Facts, OpenButton } from '../customListStyle.ts'
import { listTranslations } from '../listTranslations.ts'
import { sharedListTranslations } from './sharedListTranslations.ts'

/** The lists of others that a member follows, belongs to or is invited to, with what is new on them. */
export function SharedLists() {
	const t = useTranslations(sharedListTranslations)
	const [store] = useState(() =>
		createRemote<readonly SharedList[]>(async () => {
			const outcome = await call(sharedListsRoute, {})
			return outcome.state === 'done' ? { state: 'done', answer: outcome.answer.lists } : outcome
		}),
	)
	const state = useStore(store.$state)
	useEffect(() => void store.load(), [store])
	if (state.state === 'failed') return <FailurePanel title={t('shared.failed')} onRetry={store.load} />
	if (state.state === 'loading' || state.value.length === 0) return null
	return (
		<Section title={t('shared')}>
			<Grid $kind="episode">
				{state.value.map((shared) => (
					<li key={shared.list.id}>
						<SharedListCard {...shared} />
					</li>
				))}
			</Grid>
		</Section>
	)
}

function SharedListCard({ list, owner, role, isInvited, fresh }: SharedList) {
	const t = useTranslations(sharedListTranslations)
	const words = useTranslations(listTranslations)
	const relation = t(isInvited ? 'shared.invited' : `shared.${role ?? 'follows'}`)
	return (
		<CardBox>
			<Covers covers={list.covers} />
			<OpenButton as={Link} to={`/lists/${list.id}`}>
				{list.title}
			</OpenButton>
			<Meta>{words('publicList.by', { name: owner })}</Meta>
			<Facts>
				<Meta>{relation}</Meta>
				{fresh > 0 ? (
					<Badge>{t('shared.fresh', { count: fresh })}</Badge>
				) : (
					<Meta>{words('lists.items', { count: list.count })}</Meta>
				)}
			</Facts>
		</CardBox>
	)
}
