import { Activity, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { deferred, fillTitle, SlotFill, useFills } from 'shared-composition'
import type { SlotProps, TitlePage } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import { Skeleton, Stack, until, useMedia } from 'shared-ui'
import { Tabs } from 'shared-ui/controls'
import { Volumes } from '../manga/Volumes.tsx'
import { Cast } from './Cast.tsx'
import { Music } from './Music.tsx'
import { Seasons } from './Seasons.tsx'
import { Staff } from './Staff.tsx'
import { Synopsis } from './Synopsis.tsx'
import { TitleSide } from './TitleSide.tsx'
import { Columns, TabBar } from './titleRestStyles.ts'
import { tabOf } from './titleTabs.ts'
import { titleTranslations } from './titleTranslations.ts'
import { WatchPanel } from './WatchPanel.tsx'

export { GuessLine } from '../../contribute/confirm/GuessLine.tsx'
export { WatchLine } from './WatchLine.tsx'

// What stands below the head of a title's page: one chunk, which loads while the head is painted.

const RelatedPanel = deferred(
	() => import(/* webpackChunkName: "similar" */ '../similar/RelatedPanel.tsx').then((chunk) => chunk.default),
	{ skeleton: <Skeleton $height="18rem" /> },
)

interface Panel {
	id: string
	label: string
	order: number
	content: ReactNode
}

/** The tabs of a title with the side column, which on phones stands in the tab "Sobre". What members say and do together leaves out adult titles. */
export function TitleRest({ page, subject }: { page: TitlePage; subject: SlotProps<'title.panels'>['subject'] }) {
	const t = useTranslations(titleTranslations)
	const { hash, search, key } = useLocation()
	const navigate = useNavigate()
	const way = useNavigationType()
	const panels = usePanels(page, subject)
	const ids = panels.map(({ id }) => id)
	const selected = tabOf(hash, ids) ?? ids[0] ?? ''
	const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
	if (!opened.has(selected)) setOpened(new Set([...opened, selected]))
	const isBeside = !useMedia(until.wide)
	const bar = useRef<HTMLDivElement>(null)

	const isLinked = tabOf(hash, ids) !== undefined
	const isFirst = useRef(true)
	// Who comes back has a place already. A press on a tab, and a dialog that closes, replace the address.
	const leadToTab = useEffectEvent(() => {
		const stays = isFirst.current ? scrollY > 0 : way !== 'PUSH'
		isFirst.current = false
		if (isLinked && !stays) bar.current?.scrollIntoView()
	})
	// A link into a tab leads to it; what it names there comes into view when it has loaded.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each navigation is the reason
	useEffect(() => leadToTab(), [key])

	function select(id: string) {
		void navigate({ search, hash: id === ids[0] ? '' : id }, { replace: true, preventScrollReset: true })
		// Each tab begins at its beginning, also if the row of tabs is stuck to the top.
		if (bar.current && bar.current.getBoundingClientRect().top < 0) bar.current.scrollIntoView()
	}

	return (
		<Columns>
			<TabBar ref={bar}>
				<Tabs label={t('title.tabs')} tabs={panels} selected={selected} onSelect={select}>
					{panels.map(
						({ id, content }) =>
							opened.has(id) && (
								<Activity key={id} mode={id === selected ? 'visible' : 'hidden'}>
									{content}
								</Activity>
							),
					)}
				</Tabs>
			</TabBar>
			{(isBeside || opened.has('about')) && (
				<Activity mode={isBeside || selected === 'about' ? 'visible' : 'hidden'}>
					<Stack $gap={6}>
						<TitleSide page={page} />
					</Stack>
				</Activity>
			)}
		</Columns>
	)
}

/** The tabs of a title: its own and those of slices. */
function usePanels(page: TitlePage, subject: SlotProps<'title.panels'>['subject']): Panel[] {
	const t = useTranslations(titleTranslations)
	const locale = useLocale()
	const fills = useFills('title.panels')
	const isManga = page.kind === 'manga'
	const isFilm = page.format === 'Movie'
	const others = page.isAdult ? [] : fills
	const panels: Panel[] = [
		{ id: 'about', label: t('title.tab.about'), order: isFilm ? 0 : 20, content: <AboutPanel page={page} /> },
		...others.map((fill) => ({
			id: fill.id ?? `${fill.slice}.${fill.module}`,
			label: fillTitle(fill, locale),
			order: fill.order ?? 100,
			content: <SlotFill fill={fill} props={{ subject, subjectId: page.id }} />,
		})),
	]
	if (isManga) {
		panels.push({ id: 'chapters', label: t('title.tab.chapters'), order: 10, content: <Volumes page={page} /> })
	} else if (!isFilm) {
		panels.push({ id: 'episodes', label: t('title.tab.episodes'), order: 10, content: <Seasons page={page} /> })
	}
	if (!page.isAdult || page.related.length > 0) {
		const content = <RelatedPanel key={page.id} page={page} />
		panels.push({ id: 'related', label: t('title.tab.related'), order: 55, content })
	}
	return panels.sort((one, other) => one.order - other.order)
}

/** The whole synopsis of a title, where to watch a film, its cast, music and staff. */
function AboutPanel({ page }: { page: TitlePage }) {
	return (
		<Stack $gap={12}>
			<Synopsis page={page} />
			{page.format === 'Movie' && <WatchPanel platforms={page.platforms} />}
			<Cast cast={page.cast} />
			<Music songs={page.songs} />
			<Staff staff={page.staff} />
		</Stack>
	)
}
