import { useStore } from '@nanostores/react'
import { Suspense, use, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { artworkPath, type MissingTitle, ownMissingRoute, titlePath } from 'shared-contract'
import { loadTranslations, useTitleName, useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { createRemote } from 'shared-state/remote'
import { from, LinkButton, Meta, Picture, radius, Section, space } from 'shared-ui'
import { styled } from 'styled-components'
import { continueTranslations } from '../continue/continueTranslations.ts'

const SHOWN = 3
const ALL = '/dashboard/missing?field=synopsis&mine=1'

const Rows = styled.ul`
	display: grid;
	gap: ${space[3]};
	${from.desktop} { grid-template-columns: repeat(${SHOWN}, minmax(0, 1fr)); }
`
const Row = styled.li`
	display: grid;
	grid-template-columns: 40px minmax(0, 1fr) auto;
	gap: ${space[3]};
	align-items: center;
	overflow-wrap: anywhere;
	img { border-radius: ${radius.sm}; }
`

const ready = loadTranslations(continueTranslations)

/** "Escreva duas linhas": works that the signed-in member finished and that nobody described. Renders nothing without one. */
export default function ToWrite() {
	return (
		<Suspense>
			<Loaded />
		</Suspense>
	)
}

function createToWrite() {
	return createRemote<readonly MissingTitle[]>(async () => {
		const outcome = await call(ownMissingRoute, { params: { field: 'synopsis' }, query: {} })
		return outcome.state === 'done' ? { state: 'done', answer: outcome.answer.items.slice(0, SHOWN) } : outcome
	})
}

function Loaded() {
	use(ready)
	const t = useTranslations(continueTranslations)
	const nameOf = useTitleName()
	const [store] = useState(createToWrite)
	const state = useStore(store.$state)
	// It goes with its member: of the next reader it asks nothing.
	useEffect(() => void store.load(), [store])
	// A wish, not something the reader came for: without an answer it stays away.
	if (state.state !== 'ready' || state.value.length === 0) return null
	const titles = state.value
	return (
		<Section
			title={t('toWrite.title')}
			lead={t('toWrite.lead', { count: titles.length })}
			actions={
				<LinkButton to={ALL} size="sm" variant="quiet">
					{t('toWrite.all')}
				</LinkButton>
			}
		>
			<Rows>
				{titles.map((title) => (
					<Row key={title.id}>
						<Picture src={title.imageUrl} fallbackUrl={artworkPath('poster', title.id)} alt="" width={40} height={60} />
						<div>
							<Link to={titlePath(title)}>{nameOf(title)}</Link>
							{title.year !== undefined && <Meta as="p">{title.year}</Meta>}
						</div>
						<LinkButton
							size="sm"
							to={`${titlePath(title)}?edit=main`}
							aria-label={t('toWrite.write.title', { title: nameOf(title) })}
						>
							{t('toWrite.write')}
						</LinkButton>
					</Row>
				))}
			</Rows>
		</Section>
	)
}
