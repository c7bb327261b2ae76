import type { ReactNode } from 'react'
import { deferred } from 'shared-composition'
import type { SlotProps, TitlePage } from 'shared-contract'
import { useTitleName } from 'shared-i18n'
import { Container, Page } from 'shared-ui'
import { RestPlaceholder, useIsPainted } from '../../shared/deferred/afterPaint.ts'
import { loadTitleRest } from './loadTitleRest.ts'
import { ShareTitle } from './ShareTitle.tsx'
import { TitleActions } from './TitleActions.tsx'
import { TitleHeader } from './TitleHeader.tsx'

const TitleRest = deferred(async () => (await loadTitleRest()).TitleRest, { skeleton: <RestPlaceholder /> })

interface TitleLayoutProps {
	page: TitlePage
	back: { to: string; label: string }
	/** The button for the first episode or chapter. */
	start: ReactNode
	/** What the page shows, as comments name it. */
	subject: SlotProps<'title.panels'>['subject']
}

/** The layout of all title pages, of anime, films and manga. */
export function TitleLayout({ page, back, start, subject }: TitleLayoutProps) {
	const name = useTitleName()(page)
	const isPainted = useIsPainted()
	return (
		<Page $bleed>
			<title>{`${name} · Niouka`}</title>
			<TitleHeader
				page={page}
				back={back}
				actions={
					<>
						{start}
						<TitleActions titleId={page.id} withFavorite={!page.isAdult} />
						{!page.isAdult && <ShareTitle page={page} />}
					</>
				}
			/>
			<Container>
				{isPainted ? <TitleRest key={page.id} page={page} subject={subject} /> : <RestPlaceholder />}
			</Container>
		</Page>
	)
}
