import { useStore } from '@nanostores/react'
import { Suspense, use, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { OWN_PROFILE, type SavedView, type ViewPlace, viewQuery, withView } from 'shared-contract'
import { loadTranslations, useTranslations } from 'shared-i18n'
import { $session } from 'shared-state'
import { Button, ChipButton, ChipRow, space } from 'shared-ui'
import { styled } from 'styled-components'
import { listTranslations } from '../listTranslations.ts'
import { NameDialog } from './deferredDialogs.ts'
import { useActiveView, useViewById } from './useActiveView.ts'
import { ViewMenu } from './ViewMenu.tsx'
import { viewsOf } from './viewStore.ts'

const Row = styled(ChipRow)<{ $isAbove: boolean }>`
	align-items: center;
	margin-bottom: ${(p) => (p.$isAbove ? space[3] : 0)};
`
const Name = styled.span`
	max-width: min(16rem, 60vw);
	line-height: 1.5;
	overflow: hidden;
	text-overflow: ellipsis;
`

const ready = loadTranslations(listTranslations)

export interface SavedViewsProps {
	place: ViewPlace
	/** Whose list it is; the reader's own by default, and for lists of titles. */
	username?: string | undefined
	isOwn?: boolean | undefined
}

/**
 * The saved views of a page as chips, with what their owner does with them. A visitor sees only the name of a view that an address
 * opened.
 */
export default function SavedViews(props: SavedViewsProps) {
	const session = useStore($session)
	const asked = new URLSearchParams(useLocation().search).get('view')
	if (session.state !== 'member' && !asked) return null
	const reader = session.state === 'member' ? session.username : undefined
	return (
		<Suspense>
			<Loaded key={`${reader} ${props.username} ${props.place}`} {...props} reader={reader} asked={asked} />
		</Suspense>
	)
}

interface LoadedProps extends SavedViewsProps {
	/** The reader's username; undefined for a visitor. */
	reader: string | undefined
	/** The id in the address. */
	asked: string | null
}

function Loaded({ place, username = OWN_PROFILE, isOwn = true, reader, asked }: LoadedProps) {
	use(ready)
	const t = useTranslations(listTranslations)
	const navigate = useNavigate()
	const { search } = useLocation()
	const [isNaming, setNaming] = useState(false)
	const store = viewsOf(username, reader ?? '')
	const state = useStore(store.$state)
	const isReady = state.state === 'ready'
	useEffect(() => {
		if (reader !== undefined && store.$state.get().state !== 'ready') void store.load()
	}, [store, reader])

	const isOfTitles = place.startsWith('/')
	const query = viewQuery(place, search)
	const own = isReady ? state.value.filter((view) => view.place === place) : []
	const isKnown = own.some(({ id }) => id === asked)
	const other = useViewById(asked && !isKnown && (isReady || reader === undefined) ? asked : undefined)
	const views = other?.place === place ? [...own, other] : own
	const active = useActiveView(views, { place, asked, query })
	const mayEdit = isOwn && reader !== undefined && isReady

	const open = (view?: SavedView) =>
		navigate({ search: withView(place, search, view) }, { replace: !isOfTitles, preventScrollReset: true })
	async function save(name: string) {
		const outcome = await store.save({ place, name, query })
		if (outcome.state === 'done') void open(outcome.answer.view)
		return outcome
	}

	if (state.state === 'failed' && reader !== undefined) {
		return (
			<Button size="sm" onClick={() => void store.load()}>
				{t('views.failed')}
			</Button>
		)
	}
	// The tab of a status alone is no filter.
	const isFiltered = query !== '' && (isOfTitles || !/^status=\w+$/.test(query))
	const isUnsaved = mayEdit && isFiltered && !views.some((view) => view.query === query)
	if (views.length === 0 && !isUnsaved) return null
	return (
		<Row role="group" aria-label={t('views')} $isAbove={!isOfTitles}>
			{views.map((view) => {
				const isActive = view === active
				return (
					<ChipButton
						key={view.id}
						pressed={isActive}
						aria-current={isActive}
						title={view.name}
						onClick={() => void open(isActive && view.query === query ? undefined : view)}
					>
						<Name>
							{isOfTitles && view === other ? t('views.of', { name: view.name, owner: view.owner }) : view.name}
						</Name>
					</ChipButton>
				)
			})}
			{mayEdit && active && active !== other && (
				<ViewMenu key={active.id} view={active} store={store} query={query} onRemove={() => open()} />
			)}
			{isUnsaved && (
				<Button size="sm" onClick={() => setNaming(true)}>
					{t('views.save')}
				</Button>
			)}
			{isNaming && <NameDialog name="" onSave={save} onClose={() => setNaming(false)} />}
		</Row>
	)
}
