import { useStore } from '@nanostores/react'
import { Slot } from 'shared-composition'
import type { Home } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { $session, $site } from 'shared-state'
import { homeTranslations } from '../../shared/homeTranslations.ts'
import { EpisodeRow } from './EpisodeRow.tsx'
import { MemberRows } from './MemberRows.tsx'
import { NewsGrid } from './NewsGrid.tsx'
import { TitleRow } from './TitleRow.tsx'

/** The rows below the first view. */
export function HomeRows({ home }: { home: Home }) {
	const t = useTranslations(homeTranslations)
	// A visitor of a demo sees what the sample member sees.
	const isDemo = useStore($site).demo
	const isForMember = useStore($session).state === 'member' || isDemo
	return (
		<>
			{isForMember && <MemberRows />}
			<TitleRow label={t('home.releases')} href="/releases" titles={home.releases} badge={t('home.releases.new')} />
			<EpisodeRow episodes={home.episodes} />
			<TitleRow label={t('home.mangas')} href="/mangas" titles={home.mangas} />
			<TitleRow label={t('home.movies')} href="/movies" titles={home.movies} />
			<NewsGrid articles={home.news} />
			<Slot name="home.rows" />
		</>
	)
}
